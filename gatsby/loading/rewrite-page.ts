import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import type { PolicySources } from '../../src/data/vendor-sources'
import { addPolicy, type KnownHashes } from './content-policy'
import { addRuntime, deferScripts, isAppShell, isStandIn, pathOf, removeScripts } from './defer-scripts'
import { dropImageAttributes } from './drop-image-attributes'
import { dropStyleAttributes } from './drop-style-attributes'
import { dropUnusedClasses, type KnownClasses } from './drop-unused-classes'
import { mergeStyles, type KnownStyles } from './merge-styles'
import { minifyStyles } from './minify-styles'
import { moveStructuredData } from './move-structured-data'
import { makeStitcher, type Slices } from './stitch-slices'
import { cssOf, emptyStyles, fillStyles } from './style-elements'

/** What all pages of a build have in common. */
export interface BuiltPages {
  /** `public/` */
  readonly folder: string
  /** Addresses of the page runtime, in the order in which they run. */
  readonly pageScripts: readonly string[]
  /** What the configuration allows besides the site itself. */
  readonly sources: readonly PolicySources[]
  readonly slices: Slices
}

/** A page that has been looked at. */
export interface RewrittenPage {
  /** Path below the folder. */
  readonly name: string
  /** When it was last written, in milliseconds since 1970. */
  readonly writtenAt: number
  /** Whether its scripts were deferred now. */
  readonly isDeferred: boolean
}

/** Overwrites a file. Emptying it first takes longer: file systems then write it to the disk immediately. */
function overwrite(file: string, text: string): void {
  const bytes = Buffer.from(text)
  const descriptor = openSync(file, 'r+')
  try {
    ftruncateSync(descriptor, bytes.length)
    writeFileSync(descriptor, bytes)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Makes a function that rewrites one page after another and remembers what they share.
 *
 * It reads and writes synchronously, which takes half the time for thousands of small files.
 */
export function pageRewriter({
  folder,
  pageScripts,
  sources,
  slices,
}: BuiltPages): (name: string) => Promise<RewrittenPage> {
  const minified = new Map<string, string>()
  const styles: KnownStyles = new Map()
  const classes: KnownClasses = new Map()
  const sheets = new Map<string, string>()
  const hashes: KnownHashes = new Map()
  const stitcher = makeStitcher(slices)

  /** Pages share these files, whose names are digests of what is in them. */
  const writeShared = (name: string, text: string): void => {
    const file = path.join(folder, name)
    if (existsSync(file)) return
    // A build that is stopped leaves no half of a file behind, and threads do not write to one file.
    const draft = `${file}.${threadId}.part`
    writeFileSync(draft, text)
    renameSync(draft, file)
  }
  const readSheet = (name: string): string => {
    const css = sheets.get(name) ?? readFileSync(path.join(folder, name), 'utf8')
    sheets.set(name, css)
    return css
  }

  const rewrite = async (html: string, pagePath: string): Promise<string> => {
    if (isAppShell(pagePath)) return addPolicy(dropStyleAttributes(addRuntime(html, pageScripts)), sources, hashes)
    const styled = mergeStyles(html, readSheet, styles)
    if (styled.sheet) writeShared(styled.sheet.path, styled.sheet.css)
    const css = cssOf(styled.html)
    const bare = emptyStyles(styled.html)
    const page = isStandIn(pagePath) ? { html: removeScripts(bare) } : deferScripts(bare, pagePath, pageScripts)
    if (page.boot) writeShared(page.boot.path, page.boot.code)
    const lean = [dropImageAttributes, dropStyleAttributes, moveStructuredData].reduce(
      (text, change) => change(text),
      dropUnusedClasses(page.html, css, classes),
    )
    const small = await minifyStyles(css, minified)
    return addPolicy(stitcher.finish(fillStyles(lean, small), small), sources, hashes)
  }

  return async (name) => {
    const file = path.join(folder, name)
    const html = readFileSync(file, 'utf8')
    const pagePath = pathOf(name)
    const result = stitcher.update(html) ?? (await rewrite(stitcher.prepare(html), pagePath))
    if (result !== html) overwrite(file, result)
    return { name, writtenAt: statSync(file).mtimeMs, isDeferred: result !== html && !isAppShell(pagePath) }
  }
}
