import { matchesSearch, searchable } from '../../lib/text'
import type { ToolOptions } from '../../tools/load-tool'
import { type IndexedPage, type PageIndexPart, pageIndexPath, wordsOf } from '../page-index'

/** Maximum number of results. */
const mostResults = 8

type Get = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

function draw(list: Element, pages: readonly IndexedPage[]): void {
  const root = list.ownerDocument
  list.replaceChildren(
    ...pages.map(([href, title, description]) => {
      const item = root.createElement('li')
      const link = root.createElement('a')
      link.href = href
      link.textContent = title
      const text = root.createElement('p')
      text.textContent = description
      item.append(link, text)
      return item
    }),
  )
}

const nothing: PageIndexPart = { pages: [], isComplete: true }

interface PageSearchOptions extends ToolOptions {
  readonly get?: Get
}

/**
 * Runs the search on the page for missing addresses, `[data-page-search]`. Fetches only the parts of the
 * index that the search needs.
 */
export function startPageSearch(
  root: Document,
  { get = (address) => fetch(address), signal }: PageSearchOptions,
): void {
  const parts = new Map<string, Promise<PageIndexPart>>()

  const fetchPart = async (letters: string): Promise<PageIndexPart> => {
    const answer = await get(pageIndexPath(letters))
    if (answer.status === 404) return nothing
    if (!answer.ok) throw new Error('The page index is not available.')
    return (await answer.json()) as PageIndexPart
  }

  const readPart = (letters: string): Promise<PageIndexPart> => {
    const part = parts.get(letters) ?? fetchPart(letters)
    parts.set(letters, part)
    part.catch(() => parts.delete(letters))
    return part
  }

  /** Pages with a word that starts with these letters; only the first pages if there are very many. */
  const readPages = async (word: string): Promise<readonly IndexedPage[]> => {
    for (let length = 1; ; length += 1) {
      const { pages, isComplete } = await readPart(word.slice(0, length))
      if (isComplete || length >= word.length) return pages
    }
  }

  const readCandidates = async (search: string): Promise<readonly IndexedPage[]> => {
    const pages = (await Promise.all(wordsOf(search).map(readPages))).flat()
    return [...new Map(pages.map((page) => [page[0], page])).values()]
  }

  const search = async (part: Element, field: HTMLInputElement): Promise<void> => {
    const [list, status] = [part.querySelector('ul'), part.querySelector('[role=status]')]
    if (!list || !status) return
    try {
      const { value } = field
      const pages = await readCandidates(value)
      // The visitor has typed more, which started another search.
      if (value !== field.value) return
      const found = searchPages(pages, value, mostResults)
      draw(list, found)
      status.textContent = found.length > 0 || value.trim() === '' ? '' : 'No results. Try fewer words.'
    } catch {
      draw(list, [])
      status.textContent = 'Search isn’t available right now. Please try again.'
    }
  }

  const show = (): void => {
    for (const part of root.querySelectorAll<HTMLElement>('[data-page-search]')) part.hidden = false
  }

  root.addEventListener(
    'input',
    ({ target }) => {
      const part = target instanceof HTMLInputElement ? target.closest('[data-page-search]') : null
      if (part) void search(part, target as HTMLInputElement)
    },
    { signal },
  )
  root.addEventListener('hs:page', show, { signal })
  show()
}

/**
 * The pages that contain all words of a search, those with the words in their titles first.
 *
 * @param count maximum number of pages
 * @returns an empty list for an empty search
 */
export function searchPages(pages: readonly IndexedPage[], search: string, count: number): readonly IndexedPage[] {
  if (search.trim() === '') return []
  const byTitle = pages.filter(([, title]) => matchesSearch(searchable(title), search))
  const others = pages.filter((page) => !byTitle.includes(page) && matchesSearch(searchable(page.join(' ')), search))
  return [...byTitle, ...others].slice(0, count)
}
