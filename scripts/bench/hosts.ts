import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultTestForms } from '../leads/fault-test/submissions'
import { makeRelease } from '../release/make-release'
import { freePort } from '../support/free-port.mjs'
import { findProxy, startProxy } from '../support/start-proxy'
import { formatTable, median, medians, sum } from './figures'
import { quantile, submit } from './leads'
import { load, type Rate } from './load'

/** The server of a release and nginx with the same file. */
interface Comparison {
  readonly kind: FileKind
  readonly path: string
  readonly server: Rate
  readonly nginx?: Rate
  /** Of nginx's rate: the median of the rounds, each of which measures one right after the other. */
  readonly share?: number
}

export interface HostsResult {
  readonly connections: number
  readonly files: readonly Comparison[]
  /** Memory of the server in bytes, before and after so many requests. */
  readonly memory: { readonly before: number; readonly after: number; readonly requests: number }
  readonly submit: Rate & { readonly perSecond: number }
}

/** The smallest share of nginx's rate. */
const smallestShares = { page: 0.8, script: 0.6, picture: 0.6 }

type FileKind = keyof typeof smallestShares

const connections = 100
const rounds = 5
/** In seconds. */
const roundLength = 4
/** While its memory is watched, in seconds. */
const longLoad = 10
const submitsPerSecond = 50
const submitLength = 10

const page = '/pricing/'
/** In bytes. */
const pictureSize = 20_000

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

/** A page, the script of every page, and the picture whose size is closest to 20 KB. */
async function chooseFiles(pages: string): Promise<readonly (readonly [FileKind, string])[]> {
  const script = (await readdir(pages)).find((name) => name === 'page.js')
  const pictures = (await readdir(path.join(pages, 'pictures'))).filter((name) => name.endsWith('.avif'))
  const sizes = await Promise.all(
    pictures.map(async (name) => ({ name, size: (await stat(path.join(pages, 'pictures', name))).size })),
  )
  const [picture] = sizes.sort((one, other) => Math.abs(one.size - pictureSize) - Math.abs(other.size - pictureSize))
  if (script === undefined || picture === undefined) throw new Error(`${pages} has no page runtime or no picture.`)
  return [
    ['page', page],
    ['script', `/${script}`],
    ['picture', `/pictures/${picture.name}`],
  ]
}

/** Measures one host and then the other, several times. */
async function compare(kind: FileKind, file: string, server: string, nginx: string | undefined): Promise<Comparison> {
  const ofServer: Rate[] = []
  const ofNginx: Rate[] = []
  for (let round = 0; round < rounds; round += 1) {
    ofServer.push(await load(server + file, connections, roundLength))
    if (nginx !== undefined) ofNginx.push(await load(nginx + file, connections, roundLength))
  }
  if (nginx === undefined) return { kind, path: file, server: middleOf(ofServer) }
  const share = median(ofNginx.map(({ rate }, round) => (ofServer[round]?.rate ?? 0) / rate))
  return { kind, path: file, server: middleOf(ofServer), nginx: middleOf(ofNginx), share }
}

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
    const files: Comparison[] = []
    for (const [kind, file] of await chooseFiles(path.join(release, 'pages'))) {
      files.push(await compare(kind, file, server.url, nginx?.url))
    }
    const before = await server.memory()
    const { rate } = await load(server.url + page, connections, longLoad)
    const memory = { before, after: await server.memory(), requests: rate * longLoad }
    return { connections, files, memory, submit: submitted }
  } finally {
    await nginx?.stop()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US')
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const row = (name: string, { rate, p50, p99, failures }: Rate, share = ''): readonly string[] => [
  name,
  `${count(rate)}/s`,
  `${p50} ms`,
  `${p99} ms`,
  count(failures),
  share,
]

export const formatHosts = ({ connections: open, files, memory, submit }: HostsResult): string =>
  [
    files.some(({ nginx }) => nginx)
      ? `The server of a release and nginx, in turns, without logs of requests, ${open} connections`
      : `The server of a release (nginx was not measured: it cannot be had here), ${open} connections`,
    formatTable([
      ['', 'rate', 'median', 'p99', 'failed', 'of nginx'],
      ...files.flatMap(({ kind, server, nginx, share }) => [
        row(`Server, ${kind}`, server, share?.toFixed(2)),
        ...(nginx ? [row(`nginx, ${kind}`, nginx)] : []),
      ]),
      row(`submitForm, ${submit.perSecond}/s, CRM down`, submit),
    ]),
    `Memory before and after ${count(memory.requests)} requests: ${megabytes(memory.before)}, ${megabytes(memory.after)}`,
  ].join('\n\n')

const largestMemoryRatio = 1.1
/** In ms. */
const longestSubmit = 100

export function brokenHosts({ files, memory, submit }: HostsResult): readonly string[] {
  const failures = submit.failures + sum(files.map(({ server }) => server.failures))
  return [
    ...files.flatMap(({ kind, path: file, share }) =>
      share !== undefined && share < smallestShares[kind]
        ? [`Server: ${file} reaches ${share.toFixed(2)} of nginx’s rate; a ${kind} must reach ${smallestShares[kind]}`]
        : [],
    ),
    ...(memory.after > memory.before * largestMemoryRatio
      ? [`Server: its memory grew from ${megabytes(memory.before)} to ${megabytes(memory.after)}`]
      : []),
    ...(submit.p99 > longestSubmit ? [`submitForm: p99 of ${submit.p99} ms is more than ${longestSubmit} ms`] : []),
    ...(failures > 0 ? [`Server: ${count(failures)} requests failed`] : []),
  ]
}
