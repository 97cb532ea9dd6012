import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageIndexFolder, pageIndexPath, wordsOf, type IndexedPage, type PageIndexPart } from '../src/frame/page-index'
import { groupBy } from '../src/lib/group-by'
import { inParallel } from '../src/lib/in-parallel'
import type { BuildModel } from './build-model'
import { readEntryPages } from './entry-pages'

/** Maximum number of pages in a part: a few kilobytes, compressed. */
export const largestPart = 50

/**
 * Splits the search index by the first letter of words, and by further letters if too many pages match.
 *
 * @returns parts by the first letters of their words
 */
export function partition(pages: readonly IndexedPage[]): ReadonlyMap<string, PageIndexPart> {
  const parts = new Map<string, PageIndexPart>()
  const pagesByWord = new Map<string, IndexedPage[]>()
  const titles = new Map<IndexedPage, readonly string[]>()
  for (const page of pages) {
    titles.set(page, wordsOf(page[1]))
    for (const word of new Set(wordsOf(page.join(' ')))) {
      const having = pagesByWord.get(word)
      if (having) having.push(page)
      else pagesByWord.set(word, [page])
    }
  }
  const order = new Map(pages.map((page, index) => [page, index]))
  const inOrder = (one: IndexedPage, other: IndexedPage): number => (order.get(one) ?? 0) - (order.get(other) ?? 0)

  const divide = (letters: string, words: readonly string[]): void => {
    const found = [...new Set(words.flatMap((word) => pagesByWord.get(word) ?? []))].sort(inOrder)
    const isComplete = found.length <= largestPart
    if (isComplete) {
      parts.set(letters, { pages: found, isComplete })
      return
    }
    const isInTitle = (page: IndexedPage): boolean =>
      titles.get(page)?.some((word) => word.startsWith(letters)) ?? false
    const [near, others] = [found.filter(isInTitle), found.filter((page) => !isInTitle(page))]
    parts.set(letters, { pages: [...near, ...others].slice(0, largestPart), isComplete })
    for (const [next, group] of groupByStart(words, letters.length + 1)) divide(next, group)
  }
  for (const [letter, words] of groupByStart([...pagesByWord.keys()], 1)) divide(letter, words)
  return parts
}

const groupByStart = (words: readonly string[], length: number): ReadonlyMap<string, readonly string[]> =>
  groupBy(
    words.filter((word) => word.length >= length),
    (word) => word.slice(0, length),
  )

/** In the order of search results. */
const foundTypes = ['page', 'companyPage', 'blogPost', 'event', 'integration', 'resource', 'jobPost'] as const

const partsAtOnce = 32

const digestKey = 'page-index'

/** Writes the search index of the 404 page, in parts below `/page-index/`. */
export const pageIndex: BuildModel = {
  async onPostBuild(args) {
    const { pages } = await readEntryPages(args)
    const indexed = foundTypes.flatMap((found) =>
      pages.flatMap(({ type, path: href, title, description, isHidden }): readonly IndexedPage[] =>
        type === found && title !== '' && !isHidden ? [[href, title, description]] : [],
      ),
    )
    const folder = path.join(args.store.getState().program.directory, 'public')
    const digest = createHash('sha256').update(JSON.stringify(indexed)).digest('hex')
    if (existsSync(path.join(folder, pageIndexFolder)) && (await args.cache.get(digestKey)) === digest) return
    await rm(path.join(folder, pageIndexFolder), { recursive: true, force: true })
    await mkdir(path.join(folder, pageIndexFolder), { recursive: true })
    await inParallel(partition(indexed), partsAtOnce, ([letters, part]) =>
      writeFile(path.join(folder, pageIndexPath(letters)), JSON.stringify(part)),
    )
    await args.cache.set(digestKey, digest)
  },
}
