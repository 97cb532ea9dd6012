// @ts-check
import { readFile } from 'node:fs/promises'
import { explainNpmFailure } from './explain-npm-failure.mjs'
import { missingPackages } from './missing-packages.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

/** Lines of npm's output shown when it fails for a reason that is not understood. */
const shownLines = 20

/** @param {string} file */
const readPackages = async (file) => JSON.parse(await readFile(inRoot(file), 'utf8')).packages

async function isInstalled() {
  const locked = await readPackages('package-lock.json')
  try {
    return missingPackages(locked, await readPackages('node_modules/.package-lock.json')).length === 0
  } catch {
    // npm writes this list when it is done: without it, nothing was ever installed to the end.
    return false
  }
}

/** @param {string} output of npm */
const isLockRefused = (output) => /\bEUSAGE\b/.test(output)

/** @param {...string} command */
const npm = (...command) =>
  run(['npm', ...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    output: 'keep',
    // Hooks are for those who commit.
    environment: process.env.CI ? { SKIP_INSTALL_SIMPLE_GIT_HOOKS: '1' } : {},
  })

/**
 * Installs the packages that the lock file names, unless they are there.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string | undefined>} why it failed and what to do, or nothing when all is well
 */
export async function install(progress) {
  if (await isInstalled()) return undefined

  const title = 'installing packages'
  progress.begin(title)
  let result = await npm('ci')
  // npm on some systems leaves packages for other systems out of the lock file, and then refuses it.
  // Installing by the same file without changing it does what was meant.
  if (isLockRefused(result.output)) result = await npm('install', '--no-save')
  const { code, output } = result
  progress.end(title, code === 0)
  if (code === 0) return undefined

  const tail = output.trim().split('\n').slice(-shownLines).join('\n')
  return `The packages could not be installed. ${explainNpmFailure(output) ?? `This is what npm says:\n\n${tail}`}`
}
