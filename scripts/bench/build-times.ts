import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../support/run.mjs'

/** Milliseconds. */
export interface BuildTimes {
  readonly cold: number
  readonly unchanged: number
  /** The slower of an edit and its reversal. */
  readonly edited: number
}

export interface Builder {
  readonly clean: () => Promise<void>
  readonly build: () => Promise<void>
}

export const largestWarmShare = 1 / 3

const addition = '\nThis sentence stands here while the bench measures a build.\n'

export async function time(step: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await step()
  return performance.now() - start
}

/**
 * Measures a cold build, an unchanged one, and edits of an entry. Restores the entry and builds it again.
 *
 * @param entry a Markdown file
 */
export async function measureBuilds({ clean, build }: Builder, entry: string): Promise<BuildTimes> {
  await clean()
  const cold = await time(build)
  const unchanged = await time(build)

  const original = await readFile(entry, 'utf8')
  let edited: number
  try {
    await writeFile(entry, original + addition)
    edited = await time(build)
  } finally {
    await writeFile(entry, original)
  }
  const reverted = await time(build)
  return { cold, unchanged, edited: Math.max(edited, reverted) }
}

async function runLogged(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run([process.execPath, ...args], { output: 'keep', folder, environment })
  const log = path.join(folder, '.local/bench/build.log')
  await mkdir(path.dirname(log), { recursive: true })
  await appendFile(log, output)
  if (code !== 0) throw new Error(`"node ${args.join(' ')}" failed. See ${log} for its output.`)
}

export const siteBuilder = (root: string, variables: NodeJS.ProcessEnv = {}): Builder => ({
  clean: () => runLogged(root, ['node_modules/gatsby/cli.js', 'clean'], variables),
  build: () => runLogged(root, ['--import', 'tsx', 'scripts/site.ts', 'build'], variables),
})
