import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { policySources } from '../policy-sources'
import { rewritePages } from './rewrite-pages'

/** Where Gatsby keeps the slices, and takes them from when a later build renders a page again. */
const gatsbyFolder = '_gatsby'

/** Folders of the site without pages; the data has one folder for each page. */
const otherFolders = [gatsbyFolder, 'page-data', 'slice-data', 'page-index']

/** HTML files of pages below a folder, without those below `others`. */
function* htmlFiles(folder: string, others: readonly string[] = []): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!others.includes(entry.name)) yield* htmlFiles(file)
    } else if (entry.name.endsWith('.html')) yield file
  }
}

/** HTML of all slices by name. */
function readSlices(folder: string): ReadonlyMap<string, string> {
  const slices = path.join(folder, gatsbyFolder, 'slices')
  const files = existsSync(slices) ? readdirSync(slices) : []
  return new Map(files.map((file) => [path.parse(file).name, readFileSync(path.join(slices, file), 'utf8')]))
}

/** When each page was written that is done, by its path: those that no build has written since are left alone. */
type Done = Readonly<Record<string, number>>

const doneKey = 'pages-done'
/** What the policies of those pages allow. A page that is done gets another policy if this has changed. */
const sourcesKey = 'policy-sources'
/** Slices of those pages, by name. */
const slicesKey = 'slices-done'

/** What Gatsby writes about the bundles, as far as it is needed here. */
interface WebpackStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[] | undefined>>
}

/**
 * Addresses of the page runtime's scripts (gatsby/bundles), in the order in which they run.
 *
 * @throws Error when the build has made none
 */
function readPageScripts(folder: string): readonly string[] {
  const stats = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as WebpackStats
  const files = (stats.assetsByChunkName.page ?? []).filter((file) => file.endsWith('.js'))
  if (files.length === 0) throw new Error('webpack.stats.json names no scripts of the entry "page".')
  return files.map((file) => `/${file}`)
}

/**
 * The one step after the build: every page's script tags give way to the loader that waits, and its
 * style elements become one small one. Gatsby renders scripts and slices after all of its hooks that see a
 * page, so it can't be done earlier; pages that are already done are left alone. Last comes the content
 * security policy, with the hashes of what the page then has.
 */
export const loading: BuildModel = {
  async onPostBuild({ store, reporter, cache }) {
    const { program } = store.getState()
    const folder = path.join(program.directory, 'public')
    const pageScripts = readPageScripts(folder)
    const sources = policySources(readBuildEnvironment(process.env))
    const isAsBefore = (await cache.get(sourcesKey)) === JSON.stringify(sources)
    const before = ((isAsBefore && (await cache.get(doneKey))) || {}) as Done
    const found = Array.from(htmlFiles(folder, otherFolders), (file) => path.relative(folder, file))
    const times = new Map(found.map((name) => [name, statSync(path.join(folder, name)).mtimeMs]))
    const slicesNow = readSlices(folder)
    const slicesBefore = ((isAsBefore && (await cache.get(slicesKey))) || {}) as Readonly<Record<string, string>>
    const slices = new Map(
      [...slicesNow].map(([name, after]) => [name, { before: slicesBefore[name], after }] as const),
    )
    const isSliceChanged = [...slices.values()].some(({ before, after }) => before !== after)
    const changed = found.filter((name) => isSliceChanged || before[name] !== times.get(name))
    const rewritten = await rewritePages(changed, { folder, pageScripts, sources, slices })
    for (const { name, writtenAt } of rewritten) times.set(name, writtenAt)
    await cache.set(doneKey, Object.fromEntries(times))
    await cache.set(sourcesKey, JSON.stringify(sources))
    await cache.set(slicesKey, Object.fromEntries(slicesNow))
    reporter.info(`Hydration deferred on ${rewritten.filter(({ isDeferred }) => isDeferred).length} pages`)
  },
}
