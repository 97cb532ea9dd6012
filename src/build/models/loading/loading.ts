import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { deferScripts, isAppShell, isOfflinePage, removeScripts } from './defer-scripts'
import { dropNeedlessMetadata } from './drop-needless-metadata'
import { dropUnusedClasses } from './drop-unused-classes'
import { mergeStyles } from './merge-styles'
import { minifyStyles } from './minify-styles'
import { moveStructuredData } from './move-structured-data'

/** Where Gatsby keeps the slices, and takes them from when a later build renders a page again. */
const gatsbyFolder = '_gatsby'

/** HTML files of pages below a folder. */
async function* htmlFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.name === gatsbyFolder) continue
    if (entry.isDirectory()) yield* htmlFiles(file)
    else if (entry.name.endsWith('.html')) yield file
  }
}

/**
 * The one step after the build: every page's script tags give way to the loader that waits, and its
 * style elements become one small one. Gatsby stitches scripts and slices in after all of its hooks that see a
 * page, so it can't be done earlier; pages that are already done are left alone.
 */
export const loading: BuildModel = {
  async onPostBuild({ store, reporter }) {
    const { program } = store.getState()
    const folder = path.join(program.directory, 'public')
    let deferred = 0
    const minified = new Map<string, string>()
    for await (const file of htmlFiles(folder)) {
      const html = await readFile(file, 'utf8')
      if (isAppShell(html)) continue
      const page = isOfflinePage(html) ? { html: removeScripts(html) } : deferScripts(html)
      if (page.boot) await writeFile(path.join(folder, page.boot.path), page.boot.code)
      const styled = mergeStyles(page.html, (sheet) => readFileSync(path.join(folder, sheet), 'utf8'))
      if (styled.sheet) await writeFile(path.join(folder, styled.sheet.path), styled.sheet.css)
      const lean = moveStructuredData(dropNeedlessMetadata(dropUnusedClasses(styled.html)))
      const result = await minifyStyles(lean, minified)
      if (result === html) continue
      await writeFile(file, result)
      deferred += 1
    }
    reporter.info(`Hydration deferred on ${deferred} pages`)
  },
}
