import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { isCacheStale } from '../../local/contentful/stale-cache'
import { clearCache } from './clear-cache'
import { codeDigest } from './code-digest'
import type { ContentSource } from './content-source'
import { cacheOriginFile, root, stateFolder } from './paths'

/** Where Gatsby begins. It looks at changes of these alone, not of what they import. */
const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts']

/** Decides what Gatsby's cache holds, besides what the entry files import. */
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
 * Clears what Gatsby remembers when it comes from another space or other build code than what is about
 * to be built: Gatsby keeps nodes, sync tokens and query results from build to build and would mix the
 * two.
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
    // The Preview API has no deltas: only a full sync without a cache shows what is no longer there.
    source.isPreview ||
    (source.isEmbedded &&
      (await isCacheStale({ cacheFolder: path.join(root, '.cache'), stateFolder, api: 'delivery' })))
  if (!isStale) return
  const reason =
    before === origin && source.isPreview
      ? 'Drafts are read in full each time'
      : 'The space or the build code has changed'
  if (before !== undefined) log(`${reason}: clearing the cache.`)
  await clearCache()
  await mkdir(path.dirname(cacheOriginFile), { recursive: true })
  await writeFile(cacheOriginFile, origin)
}
