import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { isCacheStale } from '../../local/contentful/stale-cache'
import { codeDigest } from './code-digest'
import type { ContentSource } from './content-source'
import type { GatsbyEnvironment } from './gatsby-environment'
import { cacheOriginFile, root, stateFolder } from './paths'

/** Gatsby's cache and the pages it has written: they belong together. */
const cacheFolders = ['.cache', 'public']

/** Where Gatsby begins. It looks at changes of these alone, not of what they import. */
const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts']

/** Decides what Gatsby's cache holds, besides what the entry files import. */
const buildCode = ['src/build', 'content/model', 'package-lock.json']

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

/** Settings that resolvers read: Gatsby does not see that its query results depend on them. */
const settings = ['IMAGE_CDN_DOMAIN'] as const

/**
 * Clears what Gatsby remembers when it comes from another space, other build code or other settings
 * than what is about to be built: Gatsby keeps nodes, sync tokens and query results from build to
 * build and would mix the two.
 *
 * @param environment of the Gatsby process that is about to start
 */
export async function clearStaleCache(
  source: Pick<ContentSource, 'name' | 'isEmbedded' | 'isPreview'>,
  environment: GatsbyEnvironment,
  log: (line: string) => void,
): Promise<void> {
  const places = [...buildCode, ...(await importedFiles())]
  const code = await codeDigest(places.map((place) => path.join(root, place)))
  const origin = [source.name, code, ...settings.map((name) => environment[name])].join(' ')
  const before = await readFile(cacheOriginFile, 'utf8').catch(() => undefined)
  const api = source.isPreview ? 'preview' : 'delivery'
  const isStale =
    before !== origin ||
    (source.isEmbedded && (await isCacheStale({ cacheFolder: path.join(root, '.cache'), stateFolder, api })))
  if (!isStale) return
  if (before !== undefined) log('Other content, build code or settings than last time: the cache is cleared.')
  await Promise.all(cacheFolders.map((folder) => rm(path.join(root, folder), { recursive: true, force: true })))
  await mkdir(path.dirname(cacheOriginFile), { recursive: true })
  await writeFile(cacheOriginFile, origin)
}
