import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../support/run.mjs'

/** Milliseconds. */
export interface BuildTimes {
  /** Nothing kept from earlier builds. */
  readonly cold: number
  /** Nothing changed since the build before. */
  readonly unchanged: number
  /** One entry changed; the slower of the change and its reversal. */
  readonly edited: number
}

/** How a build is made; tests bring their own. */
export interface Builder {
  /** Removes what earlier builds have kept. */
  readonly clean: () => Promise<void>
  readonly build: () => Promise<void>
}

/** A warm build after one edit may take this share of a cold one. */
export const largestWarmShare = 1 / 3

const addition = '\nThis sentence stands here while the bench measures a build.\n'

export async function time(step: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await step()
  return performance.now() - start
}

/**
 * Measures a cold build, a warm one with nothing changed, and a warm one after an edit of one entry.
 * The entry is put back whatever happens, and the site is built from it once more, so that the built
 * site is that of the content.
 *
 * @param entry a Markdown file of the content, whose text a page shows
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

/** Runs a program of Node and adds its output to a log. A failure is an Error that names the log. */
async function runLogged(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run([process.execPath, ...args], { output: 'keep', folder, environment })
  const log = path.join(folder, '.local/bench/build.log')
  await mkdir(path.dirname(log), { recursive: true })
  await appendFile(log, output)
  if (code !== 0) throw new Error(`"node ${args.join(' ')}" failed. See ${log} for its output.`)
}

/**
 * Builds the site of a folder as `npm run build` does.
 *
 * @param variables of the environment that come before those of this process
 */
export const siteBuilder = (root: string, variables: NodeJS.ProcessEnv = {}): Builder => ({
  clean: () => runLogged(root, ['node_modules/gatsby/cli.js', 'clean'], variables),
  build: () => runLogged(root, ['--import', 'tsx', 'scripts/site.ts', 'build'], variables),
})
