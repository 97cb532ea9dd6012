// @ts-check
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { describeFailure, isInstalled, npm } from './install.mjs'
import { inRoot } from './paths.mjs'

/** @typedef {'chromium' | 'lighthouse' | 'postgres'} Name of a folder in `scripts/on-demand` */

/**
 * Installs packages that only rare commands need, unless they are there. They are installed beside
 * their place and moved there, so that two processes can do this at the same time.
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
  say(`Installing packages for ${name}, once`)
  const place = await mkdtemp(path.join(folder, 'node_modules.'))
  try {
    for (const file of ['package.json', 'package-lock.json']) await cp(path.join(folder, file), path.join(place, file))
    const { code, output } = await npm(place, 'ci')
    if (code !== 0) throw new Error(describeFailure(output))
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    await rename(path.join(place, 'node_modules'), path.join(folder, 'node_modules'))
  } catch (error) {
    // Another process may have been faster.
    if (!(await isInstalled(folder))) throw error
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
