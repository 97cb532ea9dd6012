// @ts-check
import { install } from './install.mjs'
import { createProgress } from './progress.mjs'
import { run } from './run.mjs'

/**
 * Installs what is missing, then builds and serves the site until it is told to stop.
 *
 * @param {readonly string[]} args options of `scripts/site.ts start`
 */
export async function startSite(args) {
  const problem = await install(createProgress())
  if (problem !== undefined) {
    console.error(problem)
    process.exitCode = 1
    return
  }
  const { code } = await run([process.execPath, '--import', 'tsx', 'scripts/site.ts', 'start', ...args], {
    output: 'show',
  })
  process.exitCode = code
}
