import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, stop } from 'esbuild'
import { isCacheStale } from '../../local/contentful/sync-token'
import type { ContentSource } from './content-source'
import { cacheOriginFile, root, stateFolder } from './paths'

/** webpack and Parcel validate their own caches. */
const keptFolders = new Set(['webpack', '.parcel-cache'])

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
 * A digest of code without tests, independent of its location.
 *
 * @param read the part of a file that counts
 * @throws Error for a missing place
 */
export async function codeDigest(
  places: readonly string[],
  isWanted: Filter = isSource,
  read: (file: string) => Buffer | string = (file) => readFileSync(file),
): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesAt(place, isWanted)))).flat()
  const hash = createHash('sha256')
  for (const { file, name } of files) hash.update(`\0${name}\0`).update(read(file))
  return hash.digest('hex').slice(0, 16)
}

/** Gatsby checks only these for changes, not their imports. */
const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts']

const buildCode = ['gatsby', 'content/model', 'package-lock.json']

/** The entry files and their imports within the project. */
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
  // Its process would stay until the end of the build.
  await stop()
  return Object.keys(metafile.inputs).sort()
}

/** Clears Gatsby's cache after a change of the space or build code, because Gatsby would mix old and new data. */
export async function clearStaleCache(
  source: Pick<ContentSource, 'name' | 'isEmbedded' | 'isPreview' | 'ready'>,
  log: (line: string) => void,
): Promise<void> {
  const places = [...buildCode, ...(await importedFiles())]
  const code = await codeDigest(places.map((place) => path.join(root, place)))
  const origin = `${source.name} ${code}`
  const before = await readFile(cacheOriginFile, 'utf8').catch(() => undefined)
  const isStale =
    before !== origin ||
    source.isPreview ||
    (source.isEmbedded &&
      (await isCacheStale({ cacheFolder: path.join(root, '.cache'), stateFolder, api: 'delivery' })))
  if (!isStale) return
  // Keeps the last built site if the content is invalid.
  await source.ready
  const reason =
    before === origin && source.isPreview
      ? 'Builds with drafts always start clean'
      : 'The space or the build code changed'
  if (before !== undefined) log(`${reason}; clearing the cache.`)
  await clearCache()
  await mkdir(path.dirname(cacheOriginFile), { recursive: true })
  await writeFile(cacheOriginFile, origin)
}
