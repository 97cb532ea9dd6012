import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isCacheStale } from '../../local/contentful/stale-cache'
import { codeDigest } from './code-digest'
import type { ContentSource } from './content-source'
import type { GatsbyEnvironment } from './gatsby-environment'
import { cacheOriginFile, root, stateFolder } from './paths'

/** Gatsby's cache and the pages it has written: they belong together. */
const cacheFolders = ['.cache', 'public']

/** Code that decides what Gatsby's cache holds. Gatsby itself looks at its own entry files only. */
const buildCode = ['src/build', 'content/model', 'gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json']

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
  const code = await codeDigest(buildCode.map((place) => path.join(root, place)))
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
