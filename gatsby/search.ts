import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { Parser } from 'htmlparser2'
import { inParallel } from '../src/lib/in-parallel'
import { searchFolder } from '../src/lib/site'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild, type EntryPage } from './entry-pages'
import { publicFile } from './site-files'

/** What visitors can filter results by. */
const kinds: Readonly<Record<EntryPage['type'], string>> = {
  page: 'Pages',
  companyPage: 'Pages',
  blogPost: 'Blog',
  author: 'Blog',
  blogCategory: 'Blog',
  event: 'Webinars and classes',
  integration: 'Integrations',
  resource: 'Guides',
  story: 'Customer stories',
  jobPost: 'Jobs',
}

/** Elements within a sentence. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time'])

/** Elements whose text is not content. */
const skipped = new Set(['button', 'form', 'nav', 'noscript', 'script', 'style', 'svg', 'template'])

const isSkipped = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  skipped.has(name) ||
  'hidden' in attributes ||
  attributes['aria-hidden'] === 'true' ||
  // Links that look like buttons.
  'data-variant' in attributes ||
  // The same question at the end of each article.
  'data-article-tool' in attributes

/**
 * The text of a page's main content. Headings and other lines without punctuation end with a period, because excerpts
 * are running text.
 *
 * @param html a page that this build has rendered
 */
export function mainText(html: string): string {
  const lines: string[] = []
  let line = ''
  /** Whether the text of each open element is content, the innermost element last. */
  const open: boolean[] = []
  let isAfterElement = false
  const endLine = (name: string): void => {
    if (inline.has(name)) return
    const text = line.split(/\s+/).filter(Boolean).join(' ')
    if (text !== '') lines.push(/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)
    line = ''
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      endLine(name)
      // Elements without a space between them, such as buttons, are not one word.
      if (isAfterElement) line += ' '
      isAfterElement = false
      open.push(open.at(-1) !== false && !isSkipped(name, attributes))
    },
    ontext: (text) => {
      if (open.at(-1)) line += text
      isAfterElement = false
    },
    onclosetag: (name) => {
      endLine(name)
      open.pop()
      isAfterElement = true
    },
  })
  // Parsing takes most of the time, so it is limited to this element.
  parser.end(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')))
  return lines.join(' ')
}

/** The pages that a search finds: those of visitors, in the language of the search page. */
export const searchedPages = (pages: readonly EntryPage[]): readonly EntryPage[] =>
  pages.filter(({ title, isHidden }) => title !== '' && !isHidden)

/** Pagefind's own user interface, which the site does not use. */
const isUnused = (name: string): boolean => name.endsWith('.css') || /-(ui|highlight)\.js$/.test(name)

const recordsAtOnce = 32

const failOn = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The search index could not be made: ${errors.join(' ')}`)
}

/** In Gatsby's cache: the digest of what the written index contains. */
const digestKey = 'searchIndex'

/** Waiting for each of thousands of files would take longer than reading them. */
const readPage = (path: string): string => readFileSync(publicFile(`${path}index.html`), 'utf8')

/** Pagefind takes most of the time, so it does not run if all texts are those of the last build. */
async function updateIndex(pages: readonly EntryPage[], cache: BuildArgs['cache']): Promise<void> {
  // The order decides the names of the files, so files with the same content keep their names.
  const inOrder = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1))
  const records = inOrder.map(({ path: url, type, title }) => ({
    url,
    content: mainText(readPage(url)),
    language: 'en',
    meta: { title },
    filters: { kind: [kinds[type]] },
  }))
  const hash = createHash('sha256')
  for (const record of records) hash.update(JSON.stringify(record))
  const digest = hash.digest('hex')
  const folder = publicFile(searchFolder)
  if (existsSync(folder) && (await cache.get(digestKey)) === digest) return
  // A build may be stopped while it writes. Not `del`, which does not wait for the file.
  await cache.set(digestKey, '')
  await rm(folder, { recursive: true, force: true })

  const { createIndex, close } = await import('pagefind')
  try {
    const { index, errors } = await createIndex()
    failOn(errors)
    if (!index) return
    await inParallel(records, recordsAtOnce, async (record) => failOn((await index.addCustomRecord(record)).errors))
    failOn((await index.writeFiles({ outputPath: folder })).errors)
    const unused = (await readdir(folder)).filter(isUnused)
    await Promise.all(unused.map((name) => rm(path.join(folder, name))))
    await cache.set(digestKey, digest)
  } finally {
    await close()
  }
}

/** Makes the index of the search with Pagefind, from the pages that the build has rendered. */
export const search: BuildModel = {
  async onPostBuild({ cache, reporter }) {
    const timer = reporter.activityTimer('make the search index')
    timer.start()
    await updateIndex(searchedPages(entryPagesOfThisBuild().pages), cache)
    timer.end()
  },
}
