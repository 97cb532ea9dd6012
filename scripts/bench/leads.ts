import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Crm } from '../../server/delivery/crm'
import { createDelivery } from '../../server/delivery/delivery'
import { openLeadStore } from '../../server/store/lead-store'
import { sampleLead } from '../../server/test-support/samples'
import { startPostgres } from '../../server/test-support/test-engines'
import { startMortalServer } from '../leads/fault-test/mortal-server'
import { faultTestForms } from '../leads/fault-test/submissions'
import { print, say, type Benchmark } from './benchmark'
import { count, formatTable, milliseconds } from './figures'
import { exceeded } from './limits'
import { middleOf, rateOf, type Rate } from './load'
import { startClient } from './submit'

const clients = 16
/** In ms. Code is compiled during the warm-up. */
const warmUp = 2000
const duration = 10_000

/** Number of pending leads when delivery is measured. */
const pending = 100_000
/** Number of leads that are stored in parallel. */
const together = 1000
/** Minimum deliveries per second. */
const slowest = 200

async function submitFor(url: string, time: number): Promise<Rate> {
  const client = startClient(url, clients)
  const began = performance.now()
  const submit = async (): Promise<void> => {
    while (performance.now() - began < time) await client.send()
  }
  await Promise.all(Array.from({ length: clients }, submit))
  client.stop()
  return rateOf(client.times, (performance.now() - began) / 1000, client.failures())
}

/** One round of submissions to a new server. */
async function measureSubmissions(databaseUrl: string, forms: string): Promise<Rate> {
  const server = await startMortalServer({
    LEADS_DATABASE_URL: databaseUrl,
    LEADS_FORMS: forms,
    LEADS_RATE_LIMIT: '0',
    HUBSPOT_TOKEN: '',
    HUBSPOT_PORTAL_ID: '',
  })
  try {
    await submitFor(server.url, warmUp)
    return await submitFor(server.url, duration)
  } finally {
    await server.stop()
  }
}

/** Deliveries per second from a backlog to a CRM that answers immediately. */
async function measureBacklog(databaseUrl: string): Promise<number> {
  const store = await openLeadStore(databaseUrl)
  let delivered = 0
  const crm: Crm = {
    submit: () => {
      delivered += 1
      return Promise.resolve({ kind: 'delivered' })
    },
    has: () => Promise.resolve('no'),
    upload: () => Promise.resolve({ url: '' }),
    stop: () => undefined,
  }
  try {
    for (let stored = 0; stored < pending; stored += together)
      await Promise.all(Array.from({ length: together }, () => store.saveLead(sampleLead())))
    const delivery = createDelivery(store, crm, (what, error) => {
      throw new Error(what, { cause: error })
    })
    const began = performance.now()
    delivery.start()
    await sleep(duration)
    const rate = (delivered * 1000) / (performance.now() - began)
    await delivery.stop()
    return rate
  } finally {
    await store.close()
  }
}

/** Clients share this machine, so compare only relative numbers. */
export const leads: Benchmark = {
  name: 'leads',
  description: `submissions per second, and deliveries per second of a backlog of ${count(pending)} leads`,
  run: async ({ runs }) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-leads-'))
    const forms = path.join(folder, 'forms.json')
    await writeFile(forms, JSON.stringify(faultTestForms))
    const database = `file:${path.join(folder, 'leads.db')}`
    const rates: Rate[] = []
    while (rates.length < runs) rates.push(await measureSubmissions(database, forms))
    const { rate, p50, p99, failures } = middleOf(rates)
    print(
      formatTable([
        [`Submissions of ${clients} clients, median of ${runs}`, 'rate', 'median', 'p99', 'failed'],
        ['each synced to disk', `${count(rate)}/s`, milliseconds(p50), milliseconds(p99), count(failures)],
      ]),
    )

    say('Delivering a backlog')
    const embedded = await measureBacklog(`file:${path.join(folder, 'backlog.db')}`)
    await rm(folder, { recursive: true })
    const engine = await startPostgres({ isDurable: true })
    const postgres = await measureBacklog(engine.url).finally(() => engine.stop())
    const backlogs = { Embedded: embedded, PostgreSQL: postgres }
    const delivered = Object.entries(backlogs).map(([name, rate]) => [name, `${count(rate)}/s`])
    print(formatTable([[`Delivery of ${count(pending)} leads`, 'rate'], ...delivered]))
    return exceeded([
      { what: 'Submissions that failed', value: failures, most: 0 },
      ...Object.entries(backlogs).map(([name, value]) => ({
        what: `${name}: deliveries per second`,
        value,
        least: slowest,
        show: count,
      })),
    ])
  },
}
