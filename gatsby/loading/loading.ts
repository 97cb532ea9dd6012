import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { policySources } from '../policy-sources'
import { addPolicy, type KnownHashes } from './content-policy'
import { addRuntime, deferScripts, isAppShell, isStandIn, pathOf, removeScripts } from './defer-scripts'
import { dropNeedlessMetadata } from './drop-needless-metadata'
import { dropStyleAttributes } from './drop-style-attributes'
import { dropUnusedClasses, type KnownClasses } from './drop-unused-classes'
import { mergeStyles, type KnownStyles } from './merge-styles'
import { minifyStyles } from './minify-styles'
import { moveStructuredData } from './move-structured-data'

/** Where Gatsby keeps the slices, and takes them from when a later build renders a page again. */
const gatsbyFolder = '_gatsby'

/** HTML files of pages below a folder. */
function* htmlFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.name === gatsbyFolder) continue
    if (entry.isDirectory()) yield* htmlFiles(file)
    else if (entry.name.endsWith('.html')) yield file
  }
}

/** When each page was written that is done, by its path: those that no build has written since are left alone. */
type Done = Readonly<Record<string, number>>

const doneKey = 'pages-done'
/** What the policies of those pages allow. A page that is done gets another policy if this has changed. */
const sourcesKey = 'policy-sources'

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
 * style elements become one small one. Gatsby stitches scripts and slices in after all of its hooks that see a
 * page, so it can't be done earlier; pages that are already done are left alone. Last comes the content
 * security policy, with the hashes of what the page then has.
 *
 * It reads and writes synchronously, which takes half the time for thousands of small files.
 */
export const loading: BuildModel = {
  async onPostBuild({ store, reporter, cache }) {
    const { program } = store.getState()
    const folder = path.join(program.directory, 'public')
    const pageScripts = readPageScripts(folder)
    const sources = policySources(readBuildEnvironment(process.env))
    const isAsBefore = (await cache.get(sourcesKey)) === JSON.stringify(sources)
    const before = ((isAsBefore && (await cache.get(doneKey))) || {}) as Done
    const done: Record<string, number> = {}
    const minified = new Map<string, string>()
    const styles: KnownStyles = new Map()
    const classes: KnownClasses = new Map()
    const sheets = new Map<string, string>()
    const hashes: KnownHashes = new Map()
    let deferred = 0

    /** Pages share these files, whose names are digests of what is in them. */
    const writeShared = (name: string, text: string): void => {
      const file = path.join(folder, name)
      if (existsSync(file)) return
      // A build that is stopped leaves no half of a file behind.
      writeFileSync(`${file}.part`, text)
      renameSync(`${file}.part`, file)
    }
    const readSheet = (name: string): string => {
      const css = sheets.get(name) ?? readFileSync(path.join(folder, name), 'utf8')
      sheets.set(name, css)
      return css
    }

    for (const file of htmlFiles(folder)) {
      const name = path.relative(folder, file)
      const { mtimeMs } = statSync(file)
      done[name] = mtimeMs
      if (before[name] === mtimeMs) continue
      const html = readFileSync(file, 'utf8')
      const pagePath = pathOf(name)
      if (isAppShell(pagePath)) {
        writeFileSync(file, addPolicy(dropStyleAttributes(addRuntime(html, pageScripts)), sources, hashes))
        done[name] = statSync(file).mtimeMs
        continue
      }
      const page = isStandIn(pagePath) ? { html: removeScripts(html) } : deferScripts(html, pagePath, pageScripts)
      if (page.boot) writeShared(page.boot.path, page.boot.code)
      const styled = mergeStyles(page.html, readSheet, styles)
      if (styled.sheet) writeShared(styled.sheet.path, styled.sheet.css)
      const lean = [dropNeedlessMetadata, dropStyleAttributes, moveStructuredData].reduce(
        (text, change) => change(text),
        dropUnusedClasses(styled.html, classes),
      )
      const result = addPolicy(await minifyStyles(lean, minified), sources, hashes)
      if (result === html) continue
      writeFileSync(file, result)
      done[name] = statSync(file).mtimeMs
      deferred += 1
    }
    await cache.set(doneKey, done)
    await cache.set(sourcesKey, JSON.stringify(sources))
    reporter.info(`Hydration deferred on ${deferred} pages`)
  },
}
