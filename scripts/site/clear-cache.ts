import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths'

/**
 * What stays in Gatsby's cache: webpack and Parcel check by themselves what they can use again. The rest,
 * and the pages that Gatsby has written, belong together.
 */
const keptFolders = new Set(['webpack', '.parcel-cache'])

/** Deletes what Gatsby keeps from build to build. */
export async function clearCache(): Promise<void> {
  const cache = path.join(root, '.cache')
  const names = await readdir(cache).catch(() => [])
  const stale = names.filter((name) => !keptFolders.has(name)).map((name) => path.join(cache, name))
  await Promise.all([...stale, path.join(root, 'public')].map((place) => rm(place, { recursive: true, force: true })))
}
