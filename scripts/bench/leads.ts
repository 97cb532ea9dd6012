import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Crm } from '../../server/delivery/crm'
import { createDelivery } from '../../server/delivery/delivery'
import { freePort } from '../../server/free-port'
import { openLeadStore } from '../../server/store/lead-store'
import { sampleLead } from '../../server/test-support/samples'
import { startPostgres } from '../../server/test-support/test-engines'
import { submitPath } from '../../src/forms/model/contract'
import { faultTestForm } from '../leads/fault-test/submissions'
import { say, type Benchmark } from './benchmark'
import { count, milliseconds } from './figures'
import { withRelease } from './with-release'

/** In ms. Code is compiled during the warm-up. */
const warmUp = 2000
const duration = 10_000

const submitsPerSecond = 50
/** In ms. */
const slowestSubmit = 100

/** Number of pending leads when delivery is measured. */
const pending = 100_000
/** Number of leads that are stored in parallel. */
const together = 1000
/** Minimum deliveries per second. */
const slowestDelivery = 200

/**
 * Sends a new submission on a keep-alive connection.
 *
 * @returns the ms until its acknowledgment; `Infinity` if it failed
 */
async function submit(url: string): Promise<number> {
  const submissionId = randomUUID()
  const body = JSON.stringify({
    formId: faultTestForm.id,
    submissionId,
    email: `${submissionId}@bench.example`,
    message: 'A message of usual length, with what the team would like to know.\n'.repeat(4),
    pageUri: 'https://www.example.com/lp/get-a-demo/',
    pageName: 'Get a demo',
    ipAddress: '203.0.113.7',
    elapsedMs: 20_000,
  })
  const headers = { 'Content-Type': 'application/json' }
  const sent = performance.now()
  const isAcknowledged = await fetch(url + submitPath, { method: 'POST', headers, body }).then(
    async (response) => response.ok && (await response.text()) !== '',
    () => false,
  )
  return isAcknowledged ? performance.now() - sent : Infinity
}

/** Sends submissions at a steady rate for a time in ms, without waiting for answers. */
async function submitSteadily(url: string, time: number): Promise<readonly number[]> {
  const sending: Promise<number>[] = []
  while (sending.length < (submitsPerSecond * time) / 1000) {
    sending.push(submit(url))
    await sleep(1000 / submitsPerSecond)
  }
  return Promise.all(sending)
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
  description: `submissions while the CRM is down, and deliveries per second of ${count(pending)} leads`,
  run: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-leads-'))
    const formsFile = path.join(folder, 'forms.json')
    await writeFile(formsFile, JSON.stringify([faultTestForm]))
    const variables = {
      LEADS_FORMS: formsFile,
      LEADS_RATE_LIMIT: '0',
      HUBSPOT_URL: `http://127.0.0.1:${await freePort()}`,
      HUBSPOT_PORTAL_ID: '42',
      HUBSPOT_TOKEN: 'bench',
    }
    const times = await withRelease(variables, async (url) => {
      await submitSteadily(url, warmUp)
      return submitSteadily(url, duration)
    })
    say('Delivering a backlog')
    const embedded = await measureBacklog(`file:${path.join(folder, 'backlog.db')}`)
    await rm(folder, { recursive: true })
    const engine = await startPostgres(true)
    const postgres = await measureBacklog(engine.url).finally(() => engine.end())
    const slowest = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
    const what = `${submitsPerSecond} submissions per second: 99 % are acknowledged after`
    return [
      { what, value: slowest, most: slowestSubmit, show: milliseconds },
      { what: 'Submissions that failed', value: times.filter((time) => time === Infinity).length, most: 0 },
      { what: 'Embedded: deliveries per second', value: embedded, least: slowestDelivery, show: count },
      { what: 'PostgreSQL: deliveries per second', value: postgres, least: slowestDelivery, show: count },
    ]
  },
}
