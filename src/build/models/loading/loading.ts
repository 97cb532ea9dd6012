import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { deferScripts, isAppShell, isStandIn, removeScripts } from './defer-scripts'
import { dropNeedlessMetadata } from './drop-needless-metadata'
import { dropUnusedClasses } from './drop-unused-classes'
import { mergeStyles, type KnownStyles } from './merge-styles'
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

/** A build that is stopped leaves no half of a file behind. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

/** How many pages are worked on at a time: while one is read or written, another is changed. */
const atOnce = 16

/** When each page was written that is done, by its path: those that no build has written since are left alone. */
type Done = Readonly<Record<string, number>>

const doneKey = 'pages-done'

/**
 * The one step after the build: every page's script tags give way to the loader that waits, and its
 * style elements become one small one. Gatsby stitches scripts and slices in after all of its hooks that see a
 * page, so it can't be done earlier; pages that are already done are left alone.
 */
export const loading: BuildModel = {
  async onPostBuild({ store, reporter, cache }) {
    const { program } = store.getState()
    const folder = path.join(program.directory, 'public')
    const before = ((await cache.get(doneKey)) ?? {}) as Done
    const done: Record<string, number> = {}
    const minified = new Map<string, string>()
    const styles: KnownStyles = new Map()
    const written = new Map<string, Promise<void>>()
    let deferred = 0

    /**
     * Pages share these files, whose names are digests of what is in them. One that is there must not be
     * written again: another page may be reading it.
     */
    const writeShared = (name: string, text: string): Promise<void> => {
      const file = path.join(folder, name)
      const writing = written.get(name) ?? (existsSync(file) ? Promise.resolve() : writeWhole(file, text))
      written.set(name, writing)
      return writing
    }
    const change = async (file: string): Promise<void> => {
      const name = path.relative(folder, file)
      const { mtimeMs } = await stat(file)
      done[name] = mtimeMs
      if (before[name] === mtimeMs) return
      const html = await readFile(file, 'utf8')
      if (isAppShell(html)) return
      const page = isStandIn(html) ? { html: removeScripts(html) } : deferScripts(html)
      if (page.boot) await writeShared(page.boot.path, page.boot.code)
      const styled = mergeStyles(page.html, (sheet) => readFileSync(path.join(folder, sheet), 'utf8'), styles)
      if (styled.sheet) await writeShared(styled.sheet.path, styled.sheet.css)
      const lean = moveStructuredData(dropNeedlessMetadata(dropUnusedClasses(styled.html)))
      const result = await minifyStyles(lean, minified)
      if (result === html) return
      await writeFile(file, result)
      done[name] = (await stat(file)).mtimeMs
      deferred += 1
    }

    const files = htmlFiles(folder)
    const work = async (): Promise<void> => {
      for await (const file of files) await change(file)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    await cache.set(doneKey, done)
    reporter.info(`Hydration deferred on ${deferred} pages`)
  },
}
