/**
 * How many submissions the endpoint takes in a second, with every lead on disk before it is acknowledged,
 * beside the same endpoint with its database in memory.
 *
 * Usage: npm run leads:bench [-- --seconds N --clients N --rounds N]
 * The server and the clients share this machine, so the numbers are for comparing.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openLeadStore } from '../../src/leads/store/lead-store'
import { faultTestForms } from '../leads/fault-test/forms'
import { freePort } from '../support/free-port.mjs'
import { measureLoad, type Load } from './load'

const formId = faultTestForms[0]?.id ?? ''

/** Before it is measured, the server runs this long, in ms, so that its code is compiled. */
const warmUp = 2000

interface Variant {
  readonly name: string
  readonly databaseUrl: string
}

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

const byRate = (first: Load, second: Load): number => first.rate - second.rate

const middle = (loads: readonly Load[]): Load => {
  const load = [...loads].sort(byRate)[Math.floor(loads.length / 2)]
  if (!load) throw new Error('Nothing was measured.')
  return load
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

function toLine(name: string, { rate, median, p99, answers, failures }: Load): string {
  const columns = [`${Math.round(rate)}/s`.padStart(8), ms(median).padStart(9), ms(p99).padStart(9)]
  const failed = failures > 0 ? `, ${failures} failed` : ''
  return `  ${name.padEnd(24)}${columns.join('  ')}   (${answers.toLocaleString('en-US')} answers${failed})`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      clients: { type: 'string', default: '16' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const [clients, seconds, rounds] = [values.clients, values.seconds, values.rounds].map(Number) as [
    number,
    number,
    number,
  ]
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-bench-'))
  const forms = path.join(folder, '_forms.json')
  await writeFile(forms, JSON.stringify(faultTestForms))
  const onDisk = `file:${path.join(folder, 'leads.db')}`
  const variants: readonly Variant[] = [
    { name: 'On disk, synced', databaseUrl: onDisk },
    { name: 'In memory', databaseUrl: 'file::memory:' },
  ]

  console.log(`Submissions from ${clients} clients, ${seconds} s, the middle of ${rounds} rounds`)
  console.log(`  ${''.padEnd(24)}${'rate'.padStart(8)}  ${'median'.padStart(9)}  ${'p99'.padStart(9)}`)
  const measured = new Map<string, Load[]>(variants.map(({ name }) => [name, []]))
  let durable = 0
  // In turns, so that whatever else the machine does touches both alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, databaseUrl } of variants) {
      const { url, child } = await startServer(databaseUrl, forms)
      const warm = await measureLoad(url, { clients, duration: warmUp, formId })
      const load = await measureLoad(url, { clients, duration: seconds * 1000, formId })
      measured.get(name)?.push(load)
      if (databaseUrl === onDisk) durable += warm.answers + load.answers
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
  }
  for (const [name, loads] of measured) console.log(toLine(name, middle(loads)))

  const store = await openLeadStore(onDisk)
  const { pending } = await store.countByState()
  await store.close()
  await rm(folder, { recursive: true })
  console.log(`  Acknowledged, and there after the server was killed: ${pending} of ${durable}`)
  if (pending !== durable) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
