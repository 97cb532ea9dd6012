import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { inParallel } from '../src/lib/in-parallel'
import { searchFolder } from '../src/lib/search'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { publicFile } from './public-file'

type EntryPage = ReturnType<typeof entryPagesOfThisBuild>['pages'][number]

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

const filesAtOnce = 32

const failOn = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The search index could not be made: ${errors.join(' ')}`)
}

/** Makes the index of the search with Pagefind, from the pages that the build has rendered. */
export const search: BuildModel = {
  async onPostBuild(args) {
    const timer = args.reporter.activityTimer('make the search index')
    timer.start()
    const { pages } = entryPagesOfThisBuild()
    const { createIndex, close } = await import('pagefind')
    try {
      const { index, errors } = await createIndex()
      failOn(errors)
      if (!index) return
      await inParallel(searchedPages(pages), filesAtOnce, async ({ path: url, type, title }) => {
        const content = mainText(await readFile(publicFile(`${url}index.html`), 'utf8'))
        failOn(
          (
            await index.addCustomRecord({
              url,
              content,
              language: 'en',
              meta: { title },
              filters: { kind: [kinds[type]] },
            })
          ).errors,
        )
      })
      const folder = publicFile(searchFolder)
      await rm(folder, { recursive: true, force: true })
      failOn((await index.writeFiles({ outputPath: folder })).errors)
      const unused = (await readdir(folder)).filter(isUnused)
      await Promise.all(unused.map((name) => rm(path.join(folder, name))))
    } finally {
      await close()
    }
    timer.end()
  },
}
