import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, stop } from 'esbuild'
import { slices } from '../../gatsby/fixed-pages'
import { codeDigest } from './code-digest'
import type { ContentSource } from './content-source'
import { cacheOriginFile, missingLinksFile, root } from './paths'

/** webpack and Parcel validate their own caches. */
const keptFolders = new Set(['webpack', '.parcel-cache'])

export async function clearCache(): Promise<void> {
  const cache = path.join(root, '.cache')
  const names = await readdir(cache).catch(() => [])
  const stale = names.filter((name) => !keptFolders.has(name)).map((name) => path.join(cache, name))
  await Promise.all([...stale, path.join(root, 'public')].map((place) => rm(place, { recursive: true, force: true })))
}

/**
 * Gatsby checks only the first two for changes, not their imports. It renders slices again only if their own chunks
 * change, but most of their code is in the chunk of all pages.
 */
const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts', ...Object.values(slices)]

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
  // Its process would run until the end of the build.
  await stop()
  return Object.keys(metafile.inputs).sort()
}

/**
 * Clears Gatsby's cache after a change of the space, of build code or of the frame's code, because Gatsby would mix old
 * and new data.
 */
export async function clearStaleCache(source: Pick<ContentSource, 'name' | 'isPreview' | 'ready'>): Promise<void> {
  const places = [...buildCode, ...(await importedFiles())]
  const code = await codeDigest(places.map((place) => path.join(root, place)))
  const origin = `${source.name} ${code}`
  const before = await readFile(cacheOriginFile, 'utf8').catch(() => undefined)
  if (before === origin && !source.isPreview) return
  // Keeps the last built site if the content is invalid.
  await source.ready
  const reason =
    before === origin ? 'Builds with drafts always start clean' : 'The space, the build code or the frame changed'
  if (before !== undefined) console.log(`${reason}; clearing the cache.`)
  await clearCache()
  await mkdir(path.dirname(cacheOriginFile), { recursive: true })
  await writeFile(cacheOriginFile, origin)
}

/**
 * Clears Gatsby's cache if something is published now to which entries linked in an earlier build. Its Contentful plugin
 * drops such links, and reads an entry again only if the entry itself has changed
 * (https://github.com/gatsbyjs/gatsby/issues/10606).
 *
 * @param links what entries link to, and whether it is published
 */
export async function clearDroppedLinks(links: ReadonlyMap<string, boolean>): Promise<void> {
  const text = await readFile(missingLinksFile, 'utf8').catch(() => '')
  if (text.split('\n').some((link) => links.get(link))) {
    console.log('Something was published to which entries already linked; clearing the cache.')
    await clearCache()
  }
  const missing = [...links].flatMap(([link, isPublished]) => (isPublished ? [] : [link]))
  await mkdir(path.dirname(missingLinksFile), { recursive: true })
  await writeFile(missingLinksFile, missing.join('\n'))
}
