import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, root } from '../support/paths.mjs'
import { print, type Benchmark } from './benchmark'
import { formatTable, seconds, threeDecimals } from './figures'
import { exceeded } from './limits'

/** Maximum time of a warm build after an edit, as a share of a cold build. */
const largestWarmShare = 1 / 3

const entry = inRoot('content/entries/faqItem/pricing-faq-changing.md')

export async function time(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await step()
  return performance.now() - start
}

async function runLogged(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const name = path.join(folder, '.local/bench/build.log')
  await mkdir(path.dirname(name), { recursive: true })
  const log = await open(name, 'a')
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', log.fd, log.fd] })
  const [code] = (await once(child, 'close')) as [number | null]
  await log.close()
  if (code !== 0) throw new Error(`"node ${args.join(' ')}" failed. See ${name} for its output.`)
}

/** @param folder of the site, or of a copy */
export const cleanSite = (folder: string): Promise<void> =>
  runLogged(folder, ['node_modules/gatsby/cli.js', 'clean'], {})

export const buildSite = (folder: string, environment: NodeJS.ProcessEnv = {}): Promise<void> =>
  runLogged(folder, ['--import', 'tsx', 'scripts/site.ts', 'build'], environment)

/** Edits an entry, builds, and restores the entry. */
async function buildEdited(): Promise<number> {
  const original = await readFile(entry, 'utf8')
  try {
    await writeFile(entry, `${original}\nThis sentence stands here while the bench measures a build.\n`)
    return await time(() => buildSite(root))
  } finally {
    await writeFile(entry, original)
  }
}

export const build: Benchmark = {
  name: 'build',
  description: 'a cold build, a warm one without changes, and warm ones after an edit and its reversal',
  run: async () => {
    await cleanSite(root)
    const cold = await time(() => buildSite(root))
    const unchanged = await time(() => buildSite(root))
    const edited = Math.max(await buildEdited(), await time(() => buildSite(root)))
    print(
      formatTable([
        ['Build', 'time', 'of a cold one'],
        ['cold', seconds(cold), ''],
        ['warm, nothing changed', seconds(unchanged), threeDecimals(unchanged / cold)],
        ['warm, one entry changed', seconds(edited), threeDecimals(edited / cold)],
      ]),
    )
    const what = 'Warm build after an edit, of a cold one'
    return exceeded([{ what, value: edited / cold, most: largestWarmShare, show: threeDecimals }])
  },
}
