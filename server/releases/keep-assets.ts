import { chmod, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { Failure } from '../../src/lib/failure'
import { isImmutable } from '../site/cache-rules'
import { listFiles } from '../site/list-files'

export const releaseFile = 'release.json'

/** The folder of the built site in a release. */
export const pagesFolder = 'pages'

const schema = v.object({
  version: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Files of earlier releases: by path, when a release with the file was last in use. */
  kept: v.optional(v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())), {}),
})

export type Release = v.InferOutput<typeof schema>

/**
 * Reads the description of a release.
 *
 * @throws Failure naming the folder if it is not a release
 */
export async function readRelease(folder: string): Promise<Release> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path.join(folder, releaseFile), 'utf8')))
  } catch {
    throw new Failure(`${folder} is not a release: it has no valid ${releaseFile}.`)
  }
}

/** Replaces the description as a whole: without it, on a full disk, the release could not be activated any more. */
export async function writeRelease(folder: string, release: Release): Promise<void> {
  const file = path.join(folder, releaseFile)
  await writeFile(`${file}.next`, `${JSON.stringify(release, null, 2)}\n`)
  // The server may run as another user than the operator.
  await chmod(`${file}.next`, 0o644)
  await rename(`${file}.next`, file)
}

const lifetime = 7 * 24 * 60 * 60 * 1000

/** How many releases remain, besides those in use, and keep their hashed files available. */
export const releasesToKeep = 5

/** Paths of a site's hashed files and their compressed versions, without a leading slash. */
export const hashedFiles = async (pages: string): Promise<readonly string[]> =>
  (await listFiles(pages)).filter((name) => isImmutable(`/${name.replace(/\.(br|gz)$/, '')}`))

/** Leaves out files that no release has used for seven days, except those of the last five releases. */
export function stillNeeded(kept: Release['kept'], now: number): Release['kept'] {
  const dates = [...new Set(Object.values(kept))].sort().reverse()
  const latest = new Set(dates.slice(0, releasesToKeep))
  return Object.fromEntries(
    Object.entries(kept).filter(([, date]) => latest.has(date) || now - Date.parse(date) <= lifetime),
  )
}

/** Takes no space if the file system permits it. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))

/**
 * Adds the hashed files of the current release to the next one, so that open tabs keep working. Hashes in their names
 * prevent conflicts.
 *
 * @param next folder of the next release
 * @param current folder of the current release
 * @param now milliseconds since 1970
 * @returns the number of files of earlier releases in the next one
 */
export async function keepAssets(next: string, current: string, now: number): Promise<number> {
  const [release, before] = await Promise.all([readRelease(next), readRelease(current)])
  const today = new Date(now).toISOString()
  const own = new Set((await hashedFiles(path.join(next, pagesFolder))).filter((name) => !(name in release.kept)))
  const used = (await hashedFiles(path.join(current, pagesFolder))).map(
    (name) => [name, before.kept[name] ?? today] as const,
  )
  const all = [...Object.entries(release.kept), ...used].filter(([name]) => !own.has(name)).sort(byDate)
  const kept = stillNeeded(Object.fromEntries(all), now)
  // Before the files, so that none counts as the release's own after an interruption, which may leave one incomplete.
  await writeRelease(next, { ...release, kept })
  for (const [name] of used) {
    if (!(name in kept)) continue
    const to = path.join(next, pagesFolder, name)
    await mkdir(path.dirname(to), { recursive: true })
    await rm(to, { force: true })
    await linkOrCopy(path.join(current, pagesFolder, name), to)
  }
  return Object.keys(kept).length
}

function byDate([, one]: readonly [string, string], [, other]: readonly [string, string]): number {
  return one < other ? -1 : 1
}
