import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { findProxy, startProxy } from '../support/start-proxy'
import { say, type Benchmark } from './benchmark'
import { count, threeDecimals } from './figures'
import { middleOf, type Limit } from './limits'
import { load } from './load'
import { withRelease } from './with-release'

const connections = 100
const rounds = 5
/** In seconds. */
const roundLength = 4
/** In bytes. */
const pictureSize = 20_000

/** The address of the picture whose size is closest to 20 KB. */
async function choosePicture(pages: string): Promise<string> {
  const names = (await readdir(path.join(pages, 'pictures'))).filter((name) => name.endsWith('.avif'))
  const distanceOf = async (name: string): Promise<number> =>
    Math.abs((await stat(path.join(pages, 'pictures', name))).size - pictureSize)
  const pictures = await Promise.all(names.map(async (name) => ({ name, distance: await distanceOf(name) })))
  const [picture] = pictures.sort((one, other) => one.distance - other.distance)
  return `/pictures/${picture?.name}`
}

async function compare(server: string, release: string): Promise<readonly Limit[]> {
  // Rates relative to nginx: targets, because on some machines not even a bare Node server reaches them.
  const files = [
    { kind: 'page', file: '/pricing/', target: 0.8 },
    { kind: 'script', file: '/page.js', target: 0.8 },
    { kind: 'picture', file: await choosePicture(path.join(release, 'pages')), target: 0.6 },
  ]
  const program = await findProxy('nginx')
  const nginx = program === undefined ? undefined : await startProxy('nginx', program, release, server)
  if (!nginx) say('nginx is not available here and was not measured')
  const limits: Limit[] = []
  try {
    for (const { kind, file, target } of files) {
      const own: number[] = []
      const ofNginx: number[] = []
      let failures = 0
      for (let round = 0; round < rounds; round += 1) {
        const answers = await load(server + file, connections, roundLength)
        own.push(answers.rate)
        failures += answers.failures
        if (nginx) ofNginx.push((await load(nginx.url + file, connections, roundLength)).rate)
      }
      limits.push(middleOf(`Server, ${kind}: answers/s`, own, { show: count }))
      limits.push({ what: `Server, ${kind}: failed`, value: failures, most: 0 })
      if (!nginx) continue
      const shares = ofNginx.map((rate, round) => (own[round] ?? 0) / rate)
      limits.push(middleOf(`nginx, ${kind}: answers/s`, ofNginx, { show: count }))
      limits.push(middleOf(`Server, ${kind}: rate relative to nginx`, shares, { target, show: threeDecimals }))
    }
  } finally {
    await nginx?.stop()
  }
  return limits
}

/** Clients share this machine. */
export const server: Benchmark = {
  name: 'server',
  description: 'the server of a release, compared with nginx and the same files',
  run: () => withRelease({}, compare),
}
