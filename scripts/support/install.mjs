// @ts-check
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, root } from './paths.mjs'
import { run } from './run.mjs'

/** Errors in npm's output and how to fix them. The first match counts. */
const explanations = [
  {
    signs: /\bENOSPC\b|no space left on device/i,
    meaning: 'The disk is full. Free about 1.5 GB and run the command again.',
  },
  {
    signs: /\bEUSAGE\b|can only install packages when your package\.json and package-lock\.json/i,
    meaning: 'package.json and package-lock.json disagree. Run "npm install", and commit the lock file.',
  },
  {
    signs: /\b(EACCES|EPERM|EROFS)\b/,
    meaning:
      'npm cannot write here. Make your user the owner of this folder, its node_modules and ~/.npm, and run the command again.',
  },
  {
    signs: /\bE40[13]\b|authentication/i,
    meaning: 'The package registry denied access. Check "npm config get registry" and its access token.',
  },
  {
    signs:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED)\b|network/i,
    meaning:
      'The package registry can\'t be reached. Check the network (and "npm config get proxy", "npm config get registry") and run the command again.',
  },
]

/**
 * Explains why `npm ci` failed and what to do.
 *
 * @param {string} output all that npm wrote
 * @returns {string | undefined} undefined for unknown errors
 */
export const explainNpmFailure = (output) => explanations.find(({ signs }) => signs.test(output))?.meaning

/**
 * A package in a lock file of npm.
 *
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * Which packages of the lock file are not installed, or in another version. Packages for other
 * machines (optional ones) don't count.
 *
 * @param {Readonly<Record<string, LockedPackage>>} locked `packages` of package-lock.json
 * @param {Readonly<Record<string, LockedPackage>>} installed `packages` of node_modules/.package-lock.json
 * @returns {readonly string[]} their folders
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([folder, { link, optional, devOptional }]) => folder !== '' && !link && !optional && !devOptional)
    .filter(([folder, { version }]) => installed[folder]?.version !== version)
    .map(([folder]) => folder)
}

/** Lines of npm's output that are shown for unknown errors. */
const shownLines = 20

/** @param {string} file */
const readPackages = async (file) => JSON.parse(await readFile(file, 'utf8')).packages

/**
 * Whether a folder has the packages that its lock file names.
 *
 * @param {string} folder
 */
async function isInstalled(folder) {
  const locked = await readPackages(path.join(folder, 'package-lock.json'))
  try {
    const installed = await readPackages(path.join(folder, 'node_modules/.package-lock.json'))
    return missingPackages(locked, installed).length === 0
  } catch {
    // npm writes this list last, so without it the installation never finished.
    return false
  }
}

/** @param {string} output of npm */
const isLockRefused = (output) => /\bEUSAGE\b/.test(output)

/**
 * @param {string} folder
 * @param {...string} command
 */
const npm = (folder, ...command) =>
  run(['npm', ...command, '--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    output: 'keep',
    // CI does not commit, so it needs no Git hooks.
    environment: process.env.CI ? { SKIP_INSTALL_SIMPLE_GIT_HOOKS: '1' } : {},
  })

/**
 * Explains why npm could not install, and what to do.
 *
 * @param {string} output of npm
 */
function describeFailure(output) {
  const tail = output.trim().split('\n').slice(-shownLines).join('\n')
  return `Could not install the packages. ${explainNpmFailure(output) ?? `The end of npm's output:\n\n${tail}`}`
}

/**
 * Installs the packages that the lock file names, unless they are there.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string | undefined>} why it failed and what to do; undefined on success
 */
export async function install(progress) {
  if (await isInstalled(root)) return undefined

  const title = 'installing packages'
  progress.begin(title)
  let result = await npm(root, 'ci')
  // On some systems, npm leaves packages for other systems out of the lock file, and then rejects it.
  // `npm install --no-save` installs from the same file.
  if (isLockRefused(result.output)) result = await npm(root, 'install', '--no-save')
  const { code, output } = result
  progress.end(title, code === 0)
  return code === 0 ? undefined : describeFailure(output)
}

/** @typedef {'chromium' | 'lighthouse' | 'netlify' | 'postgres'} Name of a folder in `scripts/on-demand` */

/**
 * Installs packages that only rare commands need. They are installed next to their folder and then moved, so that
 * two processes can do this at the same time.
 *
 * @param {Name} name
 * @param {{ folder?: string, say?: (text: string) => void }} [options] where the package.json and its lock file
 *   are, and where progress is reported
 * @throws Error that says why they can't be installed and what to do
 */
export async function installOnDemand(
  name,
  { folder = inRoot('scripts/on-demand', name), say = (text) => void process.stderr.write(`${text}\n`) } = {},
) {
  if (await isInstalled(folder)) return
  say(`Installing packages for ${name} (only once)`)
  const place = await mkdtemp(path.join(folder, 'node_modules.'))
  try {
    for (const file of ['package.json', 'package-lock.json']) await cp(path.join(folder, file), path.join(place, file))
    // What a package expects beside it is part of the site, not of these packages.
    const { code, output } = await npm(place, 'ci', '--legacy-peer-deps')
    if (code !== 0) throw new Error(describeFailure(output))
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    await rename(path.join(place, 'node_modules'), path.join(folder, 'node_modules'))
  } catch (error) {
    // Another process may have installed them meanwhile.
    if (!(await isInstalled(folder))) throw error
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
