import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openLeadStore } from '../../server/store/lead-store'
import { faultTestForms } from '../leads/fault-test/forms'
import { freePort } from '../support/free-port.mjs'
import { measureLoad, type Load } from './load'

export interface LeadsOptions {
  /** How long each round lasts. */
  readonly seconds: number
  /** Clients that each wait for an answer before they send again. */
  readonly clients: number
  readonly rounds: number
}

/** What the endpoint for submissions takes. */
export interface LeadsResult extends LeadsOptions {
  /** The middle of the rounds, with every lead on disk before it is acknowledged. */
  readonly onDisk: Load
  /** The same with the database in memory. */
  readonly inMemory: Load
  /** Leads that were acknowledged by servers with a database on disk, in all rounds. */
  readonly acknowledged: number
  /** Leads that are there after these servers were killed. */
  readonly kept: number
}

const formId = faultTestForms[0]?.id ?? ''

/** Before it is measured, the server runs this long, in ms, so that its code is compiled. */
const warmUp = 2000

async function startServer(databaseUrl: string, forms: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'server.ts'), String(port)], {
    env: {
      ...process.env,
      LEADS_DATABASE_URL: databaseUrl,
      LEADS_FORMS: forms,
      LEADS_RATE_LIMIT: '0',
      HUBSPOT_TOKEN: '',
      HUBSPOT_PORTAL_ID: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, child }
}

const middle = (loads: readonly Load[]): Load => {
  const load = [...loads].sort((first, second) => first.rate - second.rate)[Math.floor(loads.length / 2)]
  if (!load) throw new Error('Nothing was measured.')
  return load
}

/**
 * Measures how many submissions the endpoint takes in a second, with every lead on disk before it is
 * acknowledged, beside the same endpoint without the write to disk. The server and the clients share
 * this machine, so the numbers are for comparing.
 */
export async function measureLeads(options: LeadsOptions): Promise<LeadsResult> {
  const { seconds, clients, rounds } = options
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-bench-'))
  const forms = path.join(folder, '_forms.json')
  await writeFile(forms, JSON.stringify(faultTestForms))
  const database = `file:${path.join(folder, 'leads.db')}`

  /** @returns what was measured, and how many leads were acknowledged in all */
  const measure = async (databaseUrl: string): Promise<readonly [Load, number]> => {
    const { url, child } = await startServer(databaseUrl, forms)
    const warm = await measureLoad(url, { clients, duration: warmUp, formId })
    const load = await measureLoad(url, { clients, duration: seconds * 1000, formId })
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    return [load, warm.answers + load.answers]
  }

  const onDisk: Load[] = []
  const inMemory: Load[] = []
  let acknowledged = 0
  // In turns, so that whatever else the machine does touches both alike.
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
  return { ...options, onDisk: middle(onDisk), inMemory: middle(inMemory), acknowledged, kept: pending }
}
