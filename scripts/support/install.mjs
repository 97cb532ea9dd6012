// @ts-check
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { inRoot, root } from './paths.mjs'

/**
 * The first supported minor version of each major version, as in `engines` in package.json: packages refuse others.
 *
 * @type {Readonly<Record<number, number>>}
 */
const firstMinor = { 20: 19, 22: 13, 24: 0, 25: 0 }

/**
 * Checks a version of Node. Must run in versions that are too old for the site.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} an error message; undefined for a supported version
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const first = firstMinor[major]
  if (first !== undefined && minor >= first) return undefined
  return `This site needs Node 24 (or 20.19+, 22.13+, 25); this is Node ${version}. Install Node 24 from https://nodejs.org, or run "nvm install".`
}

/**
 * A package in a lock file of npm.
 *
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * The packages of the lock file that are missing or installed in another version. Ignores optional packages for other
 * platforms.
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

/** @param {string} file */
const readPackages = async (file) => JSON.parse(await readFile(file, 'utf8')).packages

/**
 * Whether the packages of a folder's lock file are installed.
 *
 * @param {string} folder
 */
async function isInstalled(folder) {
  const locked = await readPackages(path.join(folder, 'package-lock.json'))
  // npm writes this list last, so it is missing after an incomplete installation.
  const installed = await readPackages(path.join(folder, 'node_modules/.package-lock.json')).catch(() => ({}))
  return missingPackages(locked, installed).length === 0
}

/**
 * @param {string} folder with a package.json and its lock file
 * @param {...string} options of npm
 * @throws Error with npm's message and the next step
 */
async function installPackages(folder, ...options) {
  const args = ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...options]
  await promisify(execFile)('npm', args, { maxBuffer: Infinity }).catch(({ message }) => {
    throw new Error(`Could not install the packages.

${message}
What to do: check the network, the registry ("npm config get registry"), a proxy ("npm config get proxy") and that you
may write to this folder and ~/.npm. Free about 1.5 GB of disk. "spawn npm ENOENT" means that npm is not on the path.
If package.json and package-lock.json disagree, run "npm install". Then run the command again.`)
  })
}

/**
 * Installs the site's packages if they are missing. Reports progress and problems, and sets the exit status.
 *
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function install() {
  try {
    const problem = nodeVersionProblem(process.versions.node)
    if (problem !== undefined) throw new Error(problem)
    if (await isInstalled(root)) return true
    console.log('Installing packages (1 to 3 minutes) …')
    await installPackages(root)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return false
  }
}

/** @typedef {'chromium' | 'lighthouse' | 'netlify' | 'postgres'} Name of a folder in `scripts/on-demand` */

/**
 * Installs packages that only rare commands need. Installs them next to their folder and then moves them, so that two
 * processes can do this at the same time, and so that an aborted installation leaves no incomplete folder.
 *
 * @param {Name} name
 * @param {{ folder?: string, say?: (text: string) => void }} [options] the folder of the package.json and its lock
 *   file, and a function for progress messages
 * @throws Error with the reason and the next step
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
    // Peer dependencies are part of the site.
    await installPackages(place, '--legacy-peer-deps')
    // Another process may have installed them in the meantime, and uses them.
    if (await isInstalled(folder)) return
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    await rename(path.join(place, 'node_modules'), path.join(folder, 'node_modules'))
  } catch (error) {
    if (!(await isInstalled(folder))) throw error
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
