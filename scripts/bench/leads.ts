import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { openLeadStore } from '../../server/store/lead-store'
import { submitPath } from '../../src/forms/model/contract'
import { startMortalServer } from '../leads/fault-test/mortal-server'
import { faultTestForms } from '../leads/fault-test/submissions'
import { formatBacklog, measureBacklog, slowBacklogs, type BacklogRate } from './backlog'
import { formatTable } from './figures'

interface Load {
  /** Answers in a second. */
  readonly rate: number
  /** Milliseconds that half of the answers took at most, and 99 of 100. */
  readonly median: number
  readonly p99: number
  readonly answers: number
  readonly failures: number
}

interface LoadOptions {
  readonly clients: number
  /** Milliseconds. */
  readonly duration: number
  readonly formId: string
}

/**
 * Sends a unique submission.
 *
 * @returns whether it succeeded
 */
export function submit(url: string, agent: http.Agent, formId: string): Promise<boolean> {
  const id = randomUUID()
  const body = JSON.stringify({
    formId,
    submissionId: id,
    email: `${id}@bench.example`,
    message: 'A message of usual length, with what the team would like to know.\n'.repeat(4),
    pageUri: 'https://www.example.com/lp/get-a-demo/',
    pageName: 'Get a demo',
    ipAddress: '203.0.113.7',
    elapsedMs: 20_000,
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const request = http.request(`${url}${submitPath}`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200))
    })
    request.on('error', () => resolve(false))
    request.end(body)
  })
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

async function measureLoad(url: string, { clients, duration, formId }: LoadOptions): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failures = 0
  const began = performance.now()
  const client = async (): Promise<void> => {
    while (performance.now() - began < duration) {
      const sent = performance.now()
      if (await submit(url, agent, formId)) times.push(performance.now() - sent)
      else failures += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((first, second) => first - second)
  return {
    rate: times.length / seconds,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    answers: times.length,
    failures,
  }
}

interface LeadsOptions {
  readonly seconds: number
  readonly clients: number
  readonly rounds: number
}

export interface LeadsResult extends LeadsOptions {
  /** The median round, with each lead on disk before it is acknowledged. */
  readonly onDisk: Load
  readonly inMemory: Load
  readonly acknowledged: number
  /** Leads found after the servers were killed. */
  readonly kept: number
  readonly backlog: readonly BacklogRate[]
}

const formId = faultTestForms[0]?.id ?? ''

/** Leads that wait when the rate of delivery is measured. */
const backlogSize = 100_000

/** Ms of warm-up, so that code is compiled. */
const warmUp = 2000

const middle = (loads: readonly Load[]): Load => {
  const load = [...loads].sort((first, second) => first.rate - second.rate)[Math.floor(loads.length / 2)]
  if (!load) throw new Error('Nothing was measured.')
  return load
}

/**
 * Measures submissions per second, with leads on disk and in memory. Clients share this machine, so compare only
 * relative numbers.
 */
export async function measureLeads(options: LeadsOptions): Promise<LeadsResult> {
  const { seconds, clients, rounds } = options
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-bench-'))
  const forms = path.join(folder, '_forms.json')
  await writeFile(forms, JSON.stringify(faultTestForms))
  const database = `file:${path.join(folder, 'leads.db')}`

  const measure = async (databaseUrl: string): Promise<readonly [Load, number]> => {
    const { url, stop } = await startMortalServer({
      LEADS_DATABASE_URL: databaseUrl,
      LEADS_FORMS: forms,
      LEADS_RATE_LIMIT: '0',
      HUBSPOT_TOKEN: '',
      HUBSPOT_PORTAL_ID: '',
    })
    const warm = await measureLoad(url, { clients, duration: warmUp, formId })
    const load = await measureLoad(url, { clients, duration: seconds * 1000, formId })
    await stop()
    return [load, warm.answers + load.answers]
  }

  const onDisk: Load[] = []
  const inMemory: Load[] = []
  let acknowledged = 0
  // In turns, so that both share disturbances.
  for (let round = 0; round < rounds; round += 1) {
    const [load, answers] = await measure(database)
    onDisk.push(load)
    acknowledged += answers
    inMemory.push((await measure('file::memory:'))[0])
  }

  const store = await openLeadStore(database)
  const { pending } = await store.countByState()
  await store.close()
  await rm(folder, { recursive: true })
  return {
    ...options,
    onDisk: middle(onDisk),
    inMemory: middle(inMemory),
    acknowledged,
    kept: pending,
    backlog: await measureBacklog(backlogSize, seconds),
  }
}

const count = (value: number): string => value.toLocaleString('en-US')
const ms = (value: number): string => `${value.toFixed(1)} ms`

const row = (name: string, { rate, median, p99, answers, failures }: Load): readonly string[] => [
  name,
  `${count(Math.round(rate))}/s`,
  ms(median),
  ms(p99),
  count(answers),
  count(failures),
]

export const formatLeads = ({
  clients,
  seconds,
  rounds,
  onDisk,
  inMemory,
  acknowledged,
  kept,
  backlog,
}: LeadsResult): string =>
  [
    `Submissions from ${clients} clients, ${seconds} s, the middle of ${rounds} rounds`,
    formatTable([
      ['', 'rate', 'median', 'p99', 'answers', 'failed'],
      row('On disk, synced', onDisk),
      row('In memory', inMemory),
    ]),
    `Acknowledged, and there after the server was killed: ${count(kept)} of ${count(acknowledged)}`,
    formatBacklog(backlog),
  ].join('\n\n')

export const brokenLeads = ({ acknowledged, kept, backlog }: LeadsResult): readonly string[] => [
  ...(kept === acknowledged
    ? []
    : [`Leads: ${count(kept)} of ${count(acknowledged)} that were acknowledged are stored`]),
  ...slowBacklogs(backlog),
]
