import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { faultTestForms } from '../leads/fault-test/submissions'
import { makeRelease } from '../release/make-release'
import { freePort } from '../support/free-port.mjs'
import { findProxy, startProxy } from '../support/start-proxy'
import { formatTable, medians, sum } from './figures'
import { quantile, submit } from './leads'

/** Answers to one kind of request. Times are in ms. */
interface Rate {
  /** Answers per second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

export interface HostsResult {
  readonly connections: number
  readonly server: Rate
  readonly nginx?: Rate
  /** Memory of the server in bytes, before and after so many requests. */
  readonly memory: { readonly before: number; readonly after: number; readonly requests: number }
  readonly submit: Rate & { readonly perSecond: number }
}

const connections = 100
const rounds = 3
/** In seconds. */
const roundLength = 5
const warmUp = 20_000
const manyRequests = 100_000
const submitsPerSecond = 50
const submitLength = 10

const page = '/pricing/'
const accept = { 'accept-encoding': 'gzip' }

type Result = Awaited<ReturnType<typeof autocannon>>

const toRate = ({ requests, latency, errors, non2xx }: Result): Rate => ({
  rate: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  failures: errors + non2xx,
})

const middleOf = (rates: readonly Rate[]): Rate => ({
  ...medians(rates, ['rate', 'p50', 'p99']),
  failures: sum(rates.map(({ failures }) => failures)),
})

async function startServer(release: string, variables: Readonly<Record<string, string>>) {
  const port = String(await freePort())
  const child: ChildProcess = spawn(process.execPath, ['server.mjs'], {
    cwd: release,
    // nginx writes no log of requests either.
    env: { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'silent', LEADS_RATE_LIMIT: '0', ...variables },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await isReady()));
  if (child.exitCode !== null) throw new Error('The server of the release did not start.')
  return {
    url,
    memory: async (): Promise<number> => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
    },
    stop: async (): Promise<void> => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const load = (url: string): Promise<Result> =>
  autocannon({ url: url + page, connections, duration: roundLength, headers: accept })

/** Sends submissions at a steady rate, without waiting for answers. */
async function submitLoad(url: string): Promise<Rate> {
  const agent = new http.Agent({ keepAlive: true })
  const times: number[] = []
  let failures = 0
  const send = async (): Promise<void> => {
    const sent = performance.now()
    if (await submit(url, agent, faultTestForms[0]?.id ?? '')) times.push(performance.now() - sent)
    else failures += 1
  }
  const sending: Promise<void>[] = []
  for (let index = 0; index < submitsPerSecond * submitLength; index += 1) {
    sending.push(send())
    await sleep(1000 / submitsPerSecond)
  }
  await Promise.all(sending)
  agent.destroy()
  times.sort((first, second) => first - second)
  return {
    rate: times.length / submitLength,
    p50: Math.round(quantile(times, 0.5)),
    p99: Math.round(quantile(times, 0.99)),
    failures,
  }
}

/**
 * Compares a release with nginx in turns, and measures `submitForm` while the CRM is down. Clients share this machine.
 */
export async function measureHosts(site: string): Promise<HostsResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-hosts-'))
  const release = path.join(folder, 'release')
  await makeRelease({ site, target: release, now: new Date() })
  await writeFile(path.join(folder, 'forms.json'), JSON.stringify(faultTestForms))
  const server = await startServer(release, {
    LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
    LEADS_FORMS: path.join(folder, 'forms.json'),
    HUBSPOT_URL: `http://127.0.0.1:${await freePort()}`,
    HUBSPOT_PORTAL_ID: '42',
    HUBSPOT_TOKEN: 'bench',
  })
  const program = await findProxy('nginx')
  const nginx = program === undefined ? undefined : await startProxy('nginx', program, release, server.url)
  try {
    const submitted = { ...(await submitLoad(server.url)), perSecond: submitsPerSecond }
    await autocannon({ url: server.url + page, connections, amount: warmUp, headers: accept })
    const ofServer: Rate[] = []
    const ofNginx: Rate[] = []
    for (let round = 0; round < rounds; round += 1) {
      ofServer.push(toRate(await load(server.url)))
      if (nginx) ofNginx.push(toRate(await load(nginx.url)))
    }
    const before = await server.memory()
    await autocannon({ url: server.url + page, connections, amount: manyRequests, headers: accept })
    const memory = { before, after: await server.memory(), requests: manyRequests }
    return { connections, server: middleOf(ofServer), nginx: nginx && middleOf(ofNginx), memory, submit: submitted }
  } finally {
    await nginx?.stop()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US')
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const row = (name: string, { rate, p50, p99, failures }: Rate): readonly string[] => [
  name,
  `${count(rate)}/s`,
  `${p50} ms`,
  `${p99} ms`,
  count(failures),
]

export const formatHosts = ({ connections: open, server, nginx, memory, submit }: HostsResult): string =>
  [
    `The server of a release${nginx ? ' and nginx' : ' (nginx was not measured: it cannot be had here)'}, ${open} connections`,
    formatTable([
      ['', 'rate', 'median', 'p99', 'failed'],
      row('Server', server),
      ...(nginx ? [row('nginx', nginx)] : []),
      row(`submitForm, ${submit.perSecond}/s, CRM down`, submit),
    ]),
    `Memory before and after ${count(memory.requests)} requests: ${megabytes(memory.before)}, ${megabytes(memory.after)}`,
  ].join('\n\n')

const smallestShareOfNginx = 0.5
const largestMemoryRatio = 1.1
/** In ms. */
const longestSubmit = 100

export function brokenHosts({ server, nginx, memory, submit }: HostsResult): readonly string[] {
  const failures = server.failures + submit.failures
  return [
    ...(nginx && server.rate < nginx.rate * smallestShareOfNginx
      ? [`Server: ${count(server.rate)} answers a second are less than half of nginx’s ${count(nginx.rate)}`]
      : []),
    ...(memory.after > memory.before * largestMemoryRatio
      ? [`Server: its memory grew from ${megabytes(memory.before)} to ${megabytes(memory.after)}`]
      : []),
    ...(submit.p99 > longestSubmit ? [`submitForm: p99 of ${submit.p99} ms is more than ${longestSubmit} ms`] : []),
    ...(failures > 0 ? [`Server: ${count(failures)} requests failed`] : []),
  ]
}
