import { spawn } from 'node:child_process'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Builder } from './build-times'

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a program of Node to its end. An interruption ends that program and not this one, which may
 * have things to put back.
 *
 * @param log file that the program's output is added to
 * @throws Error naming the log when the program ends with an error
 */
async function run(root: string, log: string, args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  await mkdir(path.dirname(log), { recursive: true })
  const output = await open(log, 'a')
  try {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', output.fd, output.fd],
    })
    const passOn = (signal: NodeJS.Signals): void => void child.kill(signal)
    for (const signal of signals) process.on(signal, passOn)
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    }).finally(() => {
      for (const signal of signals) process.off(signal, passOn)
    })
    if (code !== 0) throw new Error(`"node ${args.join(' ')}" failed. What it said is in ${log}.`)
  } finally {
    await output.close()
  }
}

/**
 * Builds the site of a folder as `npm run build` does.
 *
 * @param variables of the environment that come before those of this process
 */
export const siteBuilder = (root: string, variables: NodeJS.ProcessEnv = {}): Builder => {
  const log = path.join(root, '.local/bench/build.log')
  return {
    clean: () => run(root, log, ['node_modules/gatsby/cli.js', 'clean'], variables),
    build: () => run(root, log, ['--import', 'tsx', 'scripts/site.ts', 'build'], variables),
  }
}
