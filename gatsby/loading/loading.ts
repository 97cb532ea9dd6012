import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { addRuntime, deferScripts, isAppShell, isStandIn, removeScripts } from './defer-scripts'
import { dropNeedlessMetadata } from './drop-needless-metadata'
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
 * page, so it can't be done earlier; pages that are already done are left alone.
 *
 * It reads and writes synchronously, which takes half the time for thousands of small files.
 */
export const loading: BuildModel = {
  async onPostBuild({ store, reporter, cache }) {
    const { program } = store.getState()
    const folder = path.join(program.directory, 'public')
    const pageScripts = readPageScripts(folder)
    const before = ((await cache.get(doneKey)) ?? {}) as Done
    const done: Record<string, number> = {}
    const minified = new Map<string, string>()
    const styles: KnownStyles = new Map()
    const classes: KnownClasses = new Map()
    const sheets = new Map<string, string>()
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
      if (isAppShell(html)) {
        writeFileSync(file, addRuntime(html, pageScripts))
        done[name] = statSync(file).mtimeMs
        continue
      }
      const page = isStandIn(html) ? { html: removeScripts(html) } : deferScripts(html, pageScripts)
      if (page.boot) writeShared(page.boot.path, page.boot.code)
      const styled = mergeStyles(page.html, readSheet, styles)
      if (styled.sheet) writeShared(styled.sheet.path, styled.sheet.css)
      const lean = moveStructuredData(dropNeedlessMetadata(dropUnusedClasses(styled.html, classes)))
      const result = await minifyStyles(lean, minified)
      if (result === html) continue
      writeFileSync(file, result)
      done[name] = statSync(file).mtimeMs
      deferred += 1
    }
    await cache.set(doneKey, done)
    reporter.info(`Hydration deferred on ${deferred} pages`)
  },
}
