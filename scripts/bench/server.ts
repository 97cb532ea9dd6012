import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeRelease } from '../release/make-release'
import { publicFolder } from '../site/paths'
import { findProxy, startProxy } from '../support/start-proxy'
import { say, type Benchmark } from './benchmark'
import { count, threeDecimals } from './figures'
import { middleOf, type Limit } from './limits'
import { load } from './load'
import { startRelease } from './programs'

/** Minimum rates relative to nginx. */
const smallestShares = { page: 0.8, script: 0.6, picture: 0.6 } as const

const connections = 100
const rounds = 5
/** In seconds. */
const roundLength = 4
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
      const limits: Limit[] = []
      for (const [kind, file] of Object.entries(await chooseFiles(path.join(release, 'pages')))) {
        const own: number[] = []
        const ofNginx: number[] = []
        let failures = 0
        for (let round = 0; round < rounds; round += 1) {
          const answers = await load(host.url + file, connections, roundLength)
          own.push(answers.rate)
          failures += answers.failures
          if (nginx) ofNginx.push((await load(nginx.url + file, connections, roundLength)).rate)
        }
        limits.push(middleOf(`Server, ${kind}: answers/s`, own, { show: count }), {
          what: `Server, ${kind}: failed`,
          value: failures,
          most: 0,
        })
        if (!nginx) continue
        const shares = ofNginx.map((rate, round) => (own[round] ?? 0) / rate)
        const least = smallestShares[kind as keyof typeof smallestShares]
        limits.push(
          middleOf(`nginx, ${kind}: answers/s`, ofNginx, { show: count }),
          middleOf(`Server, ${kind}: rate, of nginx’s`, shares, { least, show: threeDecimals }),
        )
      }
      return limits
    } finally {
      await nginx?.stop()
      await host.stop()
      await rm(folder, { recursive: true })
    }
  },
}
