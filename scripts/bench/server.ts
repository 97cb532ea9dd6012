import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeRelease } from '../release/make-release'
import { publicFolder } from '../site/paths'
import { findProxy, startProxy } from '../support/start-proxy'
import { say, type Benchmark } from './benchmark'
import { median, printTable, threeDecimals } from './figures'
import type { Limit } from './limits'
import { load, middleOf, showRate, type Rate } from './load'
import { startRelease } from './programs'

/** Minimum rates relative to nginx. */
const smallestShares = { page: 0.8, script: 0.6, picture: 0.6 } as const

const connections = 100
const rounds = 5
/** In seconds. */
const roundLength = 4
/** Duration in seconds of the load during the memory measurement. */
const longLoad = 10
const largestMemoryRatio = 1.1
/** In bytes. */
const pictureSize = 20_000

/** A page, the page runtime, and the picture whose size is closest to 20 KB. */
async function chooseFiles(pages: string): Promise<Readonly<Record<keyof typeof smallestShares, string>>> {
  const names = (await readdir(path.join(pages, 'pictures'))).filter((name) => name.endsWith('.avif'))
  const distanceOf = async (name: string): Promise<number> =>
    Math.abs((await stat(path.join(pages, 'pictures', name))).size - pictureSize)
  const pictures = await Promise.all(names.map(async (name) => ({ name, distance: await distanceOf(name) })))
  const [picture] = pictures.sort((one, other) => one.distance - other.distance)
  return { page: '/pricing/', script: '/page.js', picture: `/pictures/${picture?.name}` }
}

/** Resident memory of a server in bytes. */
async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
}

/** Clients share this machine. */
export const server: Benchmark = {
  name: 'server',
  description: 'the server of a release and nginx with the same files, in turns',
  run: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-server-'))
    const release = path.join(folder, 'release')
    await makeRelease({ site: publicFolder, target: release, now: new Date() })
    const host = await startRelease(release, {
      PATH: process.env.PATH,
      // nginx logs no requests either.
      LOG_LEVEL: 'silent',
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
    })
    const program = await findProxy('nginx')
    const nginx = program === undefined ? undefined : await startProxy('nginx', program, release, host.url)
    if (!nginx) say('nginx is not available here and was not measured')
    try {
      const rows: string[][] = []
      const limits: Limit[] = []
      for (const [kind, file] of Object.entries(await chooseFiles(path.join(release, 'pages')))) {
        const own: Rate[] = []
        const ofNginx: Rate[] = []
        for (let round = 0; round < rounds; round += 1) {
          own.push(await load(host.url + file, connections, roundLength))
          if (nginx) ofNginx.push(await load(nginx.url + file, connections, roundLength))
        }
        const result = middleOf(own)
        limits.push({ what: `${file}: failed`, value: result.failures, most: 0 })
        if (nginx) {
          const value = median(ofNginx.map(({ rate }, round) => (own[round]?.rate ?? 0) / rate))
          const least = smallestShares[kind as keyof typeof smallestShares]
          limits.push({ what: `${file}: rate, of nginx’s`, value, least, show: threeDecimals })
          rows.push(
            [`Server, ${kind}`, ...showRate(result), threeDecimals(value)],
            [`nginx, ${kind}`, ...showRate(middleOf(ofNginx)), ''],
          )
        } else rows.push([`Server, ${kind}`, ...showRate(result), ''])
      }
      const before = await memoryOf(host.url)
      await load(`${host.url}/pricing/`, connections, longLoad)
      const value = (await memoryOf(host.url)) / before
      const what = `Memory after ${longLoad} s of load, of that before`
      limits.push({ what, value, most: largestMemoryRatio, show: threeDecimals })
      printTable([`${connections} connections`, 'rate', 'median', 'p99', 'failed', 'of nginx'], ...rows)
      printTable([what, threeDecimals(value)])
      return limits
    } finally {
      await nginx?.stop()
      await host.stop()
      await rm(folder, { recursive: true })
    }
  },
}
