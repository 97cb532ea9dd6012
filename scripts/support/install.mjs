// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { explainNpmFailure } from './explain-npm-failure.mjs'
import { missingPackages } from './missing-packages.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

/** Lines of npm's output shown when it fails for a reason that is not understood. */
const shownLines = 20

/** @param {string} file */
const readPackages = async (file) => JSON.parse(await readFile(file, 'utf8')).packages

/**
 * Whether a folder has the packages that its lock file names.
 *
 * @param {string} folder
 */
export async function isInstalled(folder) {
  const locked = await readPackages(path.join(folder, 'package-lock.json'))
  try {
    const installed = await readPackages(path.join(folder, 'node_modules/.package-lock.json'))
    return missingPackages(locked, installed).length === 0
  } catch {
    // npm writes this list when it is done: without it, nothing was ever installed to the end.
    return false
  }
}

/** @param {string} output of npm */
const isLockRefused = (output) => /\bEUSAGE\b/.test(output)

/**
 * @param {string} folder
 * @param {...string} command
 */
export const npm = (folder, ...command) =>
  run(['npm', ...command, '--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    output: 'keep',
    // Hooks are for those who commit.
    environment: process.env.CI ? { SKIP_INSTALL_SIMPLE_GIT_HOOKS: '1' } : {},
  })

/**
 * Why npm could not install, and what to do.
 *
 * @param {string} output of npm
 */
export function describeFailure(output) {
  const tail = output.trim().split('\n').slice(-shownLines).join('\n')
  return `The packages could not be installed. ${explainNpmFailure(output) ?? `This is what npm says:\n\n${tail}`}`
}

/**
 * Installs the packages that the lock file names, unless they are there.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string | undefined>} why it failed and what to do, or nothing when all is well
 */
export async function install(progress) {
  if (await isInstalled(root)) return undefined

  const title = 'installing packages'
  progress.begin(title)
  let result = await npm(root, 'ci')
  // npm on some systems leaves packages for other systems out of the lock file, and then refuses it.
  // Installing by the same file without changing it does what was meant.
  if (isLockRefused(result.output)) result = await npm(root, 'install', '--no-save')
  const { code, output } = result
  progress.end(title, code === 0)
  return code === 0 ? undefined : describeFailure(output)
}
