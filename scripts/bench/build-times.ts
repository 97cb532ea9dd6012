import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
  const log = path.join(folder, '.local/bench/build.log')
  await mkdir(path.dirname(log), { recursive: true })
  const output = await open(log, 'a')
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output.fd, output.fd],
  })
  const [code] = (await once(child, 'close').finally(() => output.close())) as [number | null]
  if (code !== 0) throw new Error(`"node ${args.join(' ')}" failed. See ${log} for its output.`)
}

export const siteBuilder = (root: string, variables: NodeJS.ProcessEnv = {}): Builder => ({
  clean: () => runLogged(root, ['node_modules/gatsby/cli.js', 'clean'], variables),
  build: () => runLogged(root, ['--import', 'tsx', 'scripts/site.ts', 'build'], variables),
})
