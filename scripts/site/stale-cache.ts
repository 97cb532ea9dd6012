import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { isCacheStale } from '../../local/contentful/sync-token'
import type { ContentSource } from './content-source'
import { cacheOriginFile, root, stateFolder } from './paths'

/**
 * Kept when the cache is cleared, because webpack and Parcel check themselves what they can use again. The rest
 * of the cache and the built pages belong together.
 */
const keptFolders = new Set(['webpack', '.parcel-cache'])

/** Deletes Gatsby's cache and the built pages. */
export async function clearCache(): Promise<void> {
  const cache = path.join(root, '.cache')
  const names = await readdir(cache).catch(() => [])
  const stale = names.filter((name) => !keptFolders.has(name)).map((name) => path.join(cache, name))
  await Promise.all([...stale, path.join(root, 'public')].map((place) => rm(place, { recursive: true, force: true })))
}

type Filter = (name: string) => boolean

const isSource: Filter = (name) => /\.(ts|tsx|js|mjs)$/.test(name) && !name.includes('.test.')

interface SourceFile {
  readonly file: string
  /** Where it is, seen from the place that it belongs to. */
  readonly name: string
}

async function filesAt(place: string, isWanted: Filter): Promise<SourceFile[]> {
  if (!(await stat(place)).isDirectory()) return [{ file: place, name: path.basename(place) }]
  const entries = await readdir(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, name: path.relative(place, file) }))
}

/**
 * A digest of the code at these paths. It changes when a file changes or moves. Tests and the location of the
 * paths themselves don't count.
 *
 * @param places files and folders
 * @param isWanted chooses the files of folders by name; code without tests when absent
 * @throws Error when one of the places does not exist
 */
export async function codeDigest(places: readonly string[], isWanted: Filter = isSource): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesAt(place, isWanted)))).flat()
  const hash = createHash('sha256')
  // Synchronous reads: several times faster for thousands of small files.
  for (const { file, name } of files) hash.update(`\0${name}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Gatsby's entry files. Gatsby itself checks only these for changes, not what they import. */
const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts']

/** Besides what the entry files import, this determines the content of Gatsby's cache. */
const buildCode = ['gatsby', 'content/model', 'package-lock.json']

/**
 * The entry files and all of the project's code that they import, wherever it stands: views and scripts
 * of the site share some of it.
 *
 * @throws Error with file and line when one of them can't be read
 */
async function importedFiles(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).sort()
}

/**
 * Clears Gatsby's cache when the space or the build code changed. Gatsby keeps nodes, sync tokens and query
 * results from build to build and would mix old and new.
 */
export async function clearStaleCache(
  source: Pick<ContentSource, 'name' | 'isEmbedded' | 'isPreview'>,
  log: (line: string) => void,
): Promise<void> {
  const places = [...buildCode, ...(await importedFiles())]
  const code = await codeDigest(places.map((place) => path.join(root, place)))
  const origin = `${source.name} ${code}`
  const before = await readFile(cacheOriginFile, 'utf8').catch(() => undefined)
  const isStale =
    before !== origin ||
    // The Preview API has no deltas, so only a full sync without a cache notices deletions.
    source.isPreview ||
    (source.isEmbedded &&
      (await isCacheStale({ cacheFolder: path.join(root, '.cache'), stateFolder, api: 'delivery' })))
  if (!isStale) return
  const reason =
    before === origin && source.isPreview
      ? 'Builds with drafts always start clean'
      : 'The space or the build code changed'
  if (before !== undefined) log(`${reason}; clearing the cache.`)
  await clearCache()
  await mkdir(path.dirname(cacheOriginFile), { recursive: true })
  await writeFile(cacheOriginFile, origin)
}
