/**
 * Checks that no lead is lost. Many clients send submissions to two servers with one database. Meanwhile, the servers
 * are killed repeatedly, and half of the CRM's calls fail before or after taking effect. In the end, every acknowledged
 * submission must be stored and delivered exactly once. Runs with the embedded database and with a PostgreSQL server
 * that syncs its commits.
 *
 * Usage: npm run leads:fault [-- --engine embedded|postgres --submissions N --kills N --clients N]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startCrm } from '../../local/crm/start-crm'
import type { Lead } from '../../server/lead'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'
import { openDatabase } from '../../server/store/open-database'
import { startPostgres, type Postgres } from '../../server/test-support/test-engines'
import { Failure } from '../support/command'
import { serverEnvironment, startMortalServer, type MortalServer } from './fault-test/mortal-server'
import { checkOutcome, faultTestForms, sendSubmission, type Sent } from './fault-test/submissions'

/** Maximum time in ms for delivery after the last submission. */
const deliveryTimeout = 600_000

const crmFaults = {
  rate: 0.5,
  faults: ['error', 'error', 'reset', 'cut', 'html', 'empty', 'busy', 'hang'],
  isDone: 'sometimes',
} as const

type Engine = 'embedded' | 'postgres'

const engines: readonly Engine[] = ['embedded', 'postgres']

const serverCount = 2

function readOptions() {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string' },
      submissions: { type: 'string', default: '2000' },
      kills: { type: 'string', default: '20' },
      clients: { type: 'string', default: '16' },
    },
  })
  const chosen = engines.filter((engine) => values.engine === undefined || values.engine === engine)
  if (chosen.length === 0) throw new Failure(`--engine must be one of ${engines.join(', ')}.`)
  return {
    chosen,
    submissions: Number(values.submissions),
    kills: Number(values.kills),
    clients: Number(values.clients),
  }
}

async function untilDelivered(store: LeadStore): Promise<void> {
  const end = Date.now() + deliveryTimeout
  while (Date.now() < end) {
    const { pending } = await store.countByState()
    if (pending === 0) return
    await sleep(250)
  }
}

const number = (value: number): string => value.toLocaleString('en-US')

const row = (title: string, value: string): string => `  ${title.padEnd(34)}${value}`

async function startEngine(engine: Engine, folder: string): Promise<Postgres> {
  if (engine === 'postgres') {
    const postgres = await startPostgres({ isDurable: true })
    const { db } = await openDatabase(postgres.url)
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db)
    await db.destroy()
    if (rows[0]?.fsync !== 'on') throw new Failure('The server does not sync what is committed.')
    return postgres
  }
  return { url: `file:${path.join(folder, 'leads.db')}`, stop: () => Promise.resolve() }
}

async function run(engine: Engine, { submissions, kills, clients }: ReturnType<typeof readOptions>): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-fault-test-'))
  const forms = path.join(folder, '_forms.json')
  await writeFile(forms, JSON.stringify(faultTestForms))
  const database = await startEngine(engine, folder)
  const crm = await startCrm({ faults: crmFaults })
  const start = () => startMortalServer(serverEnvironment(database.url, forms, crm))
  const servers = await Promise.all(Array.from({ length: serverCount }, start))
  const serverOf = (index: number): MortalServer => servers[index % serverCount] as MortalServer
  const began = Date.now()
  const sent: Sent[] = []
  let next = 0

  const client = async (): Promise<void> => {
    while (next < submissions) {
      const index = next
      next += 1
      sent.push(await sendSubmission(serverOf(index + Math.floor(index / 100)).url, index))
    }
  }
  const killer = async (): Promise<void> => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (sent.length < (submissions * kill) / (kills + 1)) await sleep(5)
      await serverOf(kill).kill()
    }
  }

  console.log(
    `\n${engine}: sending ${number(submissions)} submissions from ${clients} clients to ${serverCount} servers; ` +
      `killing them ${kills} times.`,
  )
  await Promise.all([killer(), ...Array.from({ length: clients }, client)])
  const sentAfter = Date.now() - began

  const store = await openLeadStore(database.url)
  await untilDelivered(store)
  const leads: Lead[] = []
  for await (const lead of store.readLeads()) leads.push(lead)
  await store.close()
  await Promise.all(servers.map((server) => server.stop()))
  await Promise.all([crm.close(), database.stop()])
  await rm(folder, { recursive: true })

  const outcome = checkOutcome(sent, leads, crm.state)
  const failedCalls = crm.state.calls.filter(({ fault }) => fault !== undefined)
  const failures = sent.reduce((sum, submission) => sum + submission.failures, 0)
  const inManner = (manner: Sent['manner']): number => sent.filter((submission) => submission.manner === manner).length
  const ofAcknowledged = (value: number): string => `${number(value)} of ${number(outcome.acknowledged)}`

  const rows = [
    row('Submissions', number(sent.length)),
    row('  as plain forms', number(inManner('plain form'))),
    row('  twice at the same time', number(inManner('twice at once'))),
    row('  with a file', number(inManner('with a file'))),
    row('Server killed (SIGKILL)', `${servers.reduce((sum, server) => sum + server.kills(), 0)} times`),
    row('Requests without a good answer', `${number(failures)}, sent again`),
    row('Calls of the CRM', `${number(crm.state.calls.length)}, ${number(failedCalls.length)} failed`),
    row('  failed, but done', number(failedCalls.filter(({ isDone }) => isDone).length)),
    row('Acknowledged', number(outcome.acknowledged)),
    row(
      'Given up by the client',
      `${number(outcome.abandoned)}, ${number(outcome.abandonedStored)} stored all the same`,
    ),
    row('Acknowledged and stored once', ofAcknowledged(outcome.storedOnce)),
    row('Acknowledged and delivered once', ofAcknowledged(outcome.deliveredOnce)),
    row('Files delivered', `${outcome.filesDelivered} of ${inManner('with a file')}`),
    row('Time', `${Math.round(sentAfter / 1000)} s to send, ${Math.round((Date.now() - began) / 1000)} s in all`),
  ]
  console.log(`\n${rows.join('\n')}\n`)
  for (const problem of outcome.problems.slice(0, 20)) console.error(problem)
  console.log(outcome.problems.length === 0 ? 'No lead was lost.' : `${outcome.problems.length} problems.`)
  return outcome.problems.length === 0
}

async function main(): Promise<boolean> {
  const options = readOptions()
  let isFine = true
  for (const engine of options.chosen) isFine = (await run(engine, options)) && isFine
  return isFine
}

main().then(
  (isFine) => {
    process.exitCode = isFine ? 0 : 1
  },
  (error: unknown) => {
    console.error(error instanceof Failure ? error.message : error)
    process.exitCode = 1
  },
)
