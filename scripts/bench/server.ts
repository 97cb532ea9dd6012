import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../../tests/integration/run-site'
import { faultTestForms } from '../leads/fault-test/submissions'
import { makeRelease } from '../release/make-release'
import { freePort } from '../support/free-port.mjs'
import { findProxy, startProxy } from '../support/start-proxy'
import { print, say, type Benchmark } from './benchmark'
import { count, formatTable, median, milliseconds } from './figures'
import { exceeded, type Limit } from './limits'
import { load, middleOf, rateOf, type Rate } from './load'
import { startClient } from './submit'

/** Minimum rates relative to nginx. */
const smallestShares = { page: 0.8, script: 0.6, picture: 0.6 } as const

const connections = 100
const rounds = 5
/** In seconds. */
const roundLength = 4
/** Duration in seconds of the load during the memory measurement. */
const longLoad = 10
const largestMemoryRatio = 1.1
const submitsPerSecond = 50
/** In seconds. */
const submitLength = 10
/** In ms. */
const slowestSubmit = 100
/** In bytes. */
const pictureSize = 20_000

async function startRelease(release: string, variables: Readonly<Record<string, string>>) {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: release,
    // nginx logs no requests either.
    env: { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'silent', LEADS_RATE_LIMIT: '0', ...variables },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = async (): Promise<boolean> => (await fetch(`${url}/healthz`)).ok
  await waitFor('the server of the release is ready', isReady, () => `exit status ${child.exitCode}`, 30_000)
  return {
    url,
    /** In bytes. */
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

/** A page, the page runtime, and the picture whose size is closest to 20 KB. */
async function chooseFiles(pages: string): Promise<Readonly<Record<keyof typeof smallestShares, string>>> {
  const names = (await readdir(path.join(pages, 'pictures'))).filter((name) => name.endsWith('.avif'))
  const distanceOf = async (name: string): Promise<number> =>
    Math.abs((await stat(path.join(pages, 'pictures', name))).size - pictureSize)
  const pictures = await Promise.all(names.map(async (name) => ({ name, distance: await distanceOf(name) })))
  const [picture] = pictures.sort((one, other) => one.distance - other.distance)
  return { page: '/pricing/', script: '/page.js', picture: `/pictures/${picture?.name}` }
}

/** Measures the hosts alternately, several times. Without nginx, only the server. */
async function compare(file: string, server: string, nginx?: string) {
  const ofServer: Rate[] = []
  const ofNginx: Rate[] = []
  for (let round = 0; round < rounds; round += 1) {
    ofServer.push(await load(server + file, connections, roundLength))
    if (nginx !== undefined) ofNginx.push(await load(nginx + file, connections, roundLength))
  }
  if (nginx === undefined) return { server: middleOf(ofServer) }
  const share = median(ofNginx.map(({ rate }, round) => (ofServer[round]?.rate ?? 0) / rate))
  return { server: middleOf(ofServer), nginx: middleOf(ofNginx), share }
}

/** Sends submissions at a steady rate, without waiting for answers. */
async function submitSteadily(url: string): Promise<Rate> {
  const client = startClient(url)
  const sending: Promise<void>[] = []
  while (sending.length < submitsPerSecond * submitLength) {
    sending.push(client.send())
    await sleep(1000 / submitsPerSecond)
  }
  await Promise.all(sending)
  client.stop()
  return rateOf(client.times, submitLength, client.failures())
}

const twoDecimals = (value: number): string => value.toFixed(2)

const row = (name: string, { rate, p50, p99, failures }: Rate, share?: number): readonly string[] => [
  name,
  `${count(rate)}/s`,
  milliseconds(p50),
  milliseconds(p99),
  count(failures),
  share === undefined ? '' : twoDecimals(share),
]

/** Clients share this machine. */
export const server: Benchmark = {
  name: 'server',
  description: 'the server of a release and nginx with the same files, in turns; submissions while the CRM is down',
  run: async ({ folder: site }) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-server-'))
    const release = path.join(folder, 'release')
    await makeRelease({ site, target: release, now: new Date() })
    await writeFile(path.join(folder, 'forms.json'), JSON.stringify(faultTestForms))
    const host = await startRelease(release, {
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      LEADS_FORMS: path.join(folder, 'forms.json'),
      HUBSPOT_URL: `http://127.0.0.1:${await freePort()}`,
      HUBSPOT_PORTAL_ID: '42',
      HUBSPOT_TOKEN: 'bench',
    })
    const program = await findProxy('nginx')
    const nginx = program === undefined ? undefined : await startProxy('nginx', program, release, host.url)
    if (!nginx) say('nginx is not available here and was not measured')
    try {
      const submit = await submitSteadily(host.url)
      const files = Object.entries(await chooseFiles(path.join(release, 'pages')))
      const rows = [row(`submitForm, ${submitsPerSecond}/s, CRM down`, submit)]
      const limits: Limit[] = [
        { what: 'submitForm: p99', value: submit.p99, most: slowestSubmit, show: milliseconds },
        { what: 'submitForm: failed', value: submit.failures, most: 0 },
      ]
      for (const [kind, file] of files) {
        const result = await compare(file, host.url, nginx?.url)
        rows.push(row(`Server, ${kind}`, result.server, result.share))
        if (result.nginx) rows.push(row(`nginx, ${kind}`, result.nginx))
        const least = smallestShares[kind as keyof typeof smallestShares]
        if (result.share !== undefined)
          limits.push({ what: `${file}: rate, of nginx’s`, value: result.share, least, show: twoDecimals })
        limits.push({ what: `${file}: failed`, value: result.server.failures, most: 0 })
      }
      const before = await host.memory()
      await load(`${host.url}/pricing/`, connections, longLoad)
      const growth = (await host.memory()) / before
      limits.push({
        what: 'Server: memory after load, of that before',
        value: growth,
        most: largestMemoryRatio,
        show: twoDecimals,
      })
      print(formatTable([[`${connections} connections`, 'rate', 'median', 'p99', 'failed', 'of nginx'], ...rows]))
      print(`Memory after ${longLoad} s of load, of that before: ${twoDecimals(growth)}`)
      return exceeded(limits)
    } finally {
      await nginx?.stop()
      await host.stop()
      await rm(folder, { recursive: true })
    }
  },
}
