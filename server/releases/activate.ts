import { createHash } from 'node:crypto'
import { lstat, readFile, realpath, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '../../src/lib/failure'
import { keepAssets, readRelease } from './keep-assets'

/** File with a SHA-256 digest of each file of a release, in the format of `sha256sum`. */
export const checksumsFile = 'SHA256SUMS'

/**
 * The folder with all releases: `/srv/site` for `/srv/site/releases/1`. Its link `current` points to the release in
 * use, `previous` to the one before.
 */
const rootOf = (release: string): string => path.resolve(release, '../..')

export const currentLink = (release: string): string => path.join(rootOf(release), 'current')

const previousLink = (release: string): string => path.join(rootOf(release), 'previous')

const targetOf = (link: string): Promise<string | undefined> => realpath(link).catch(() => undefined)

/** Replaces a link atomically. */
async function pointTo(link: string, release: string): Promise<void> {
  const next = `${link}.next`
  await rm(next, { force: true })
  await symlink(path.relative(path.dirname(link), release), next)
  await rename(next, link)
}

/**
 * Compares the files of a release with its checksums.
 *
 * @throws Failure naming the first file that is missing or differs
 */
export async function verifyRelease(release: string): Promise<void> {
  const list = await readFile(path.join(release, checksumsFile), 'utf8')
  for (const line of list.trim().split('\n')) {
    const [digest = '', name = ''] = line.split(/ {2}/)
    const content = await readFile(path.join(release, name)).catch(() => undefined)
    if (!content) throw new Failure(`The release is incomplete: ${name} is missing.`)
    if (createHash('sha256').update(content).digest('hex') !== digest) {
      throw new Failure(`The release is damaged: ${name} differs from ${checksumsFile}.`)
    }
  }
}

/**
 * Makes a release the current one. Running servers serve its pages within a second.
 *
 * @param now milliseconds since 1970
 * @returns a sentence for the operator
 * @throws Failure if the release is incomplete or damaged; the current one then stays
 */
export async function activate(release: string, now: number): Promise<string> {
  const own = await realpath(release)
  const { version } = await readRelease(own)
  await verifyRelease(own)
  const link = currentLink(own)
  const found = await lstat(link).catch(() => undefined)
  if (found && !found.isSymbolicLink()) throw new Failure(`${link} is not a symbolic link. Move it away first.`)
  const before = await targetOf(link)
  if (before === own) return `Release ${version} is in use already.`
  if (before !== undefined) {
    await keepAssets(own, before, now)
    await pointTo(previousLink(own), before)
  }
  await pointTo(link, own)
  return `Release ${version} is in use. Restart the server to run its code as well.`
}

/**
 * Makes the previous release the current one again.
 *
 * @param release any release on this machine
 * @param now milliseconds since 1970
 * @throws Failure when there is no previous release
 */
export async function rollback(release: string, now: number): Promise<string> {
  const previous = await targetOf(previousLink(await realpath(release)))
  if (previous === undefined) throw new Failure('There is no previous release.')
  return activate(previous, now)
}
