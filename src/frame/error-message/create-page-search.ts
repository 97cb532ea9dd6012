import { pageIndexPath, wordsOf, type IndexedPage, type PageIndexPart } from '../../lib/page-index'
import type { Tool } from '../../tools/load-tool'
import { searchPages } from './search-pages'

/** More than these would not be looked through. */
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

/** No page has a word that begins with the letters. */
const nothing: PageIndexPart = { pages: [], isComplete: true }

/**
 * Looks for pages by what the visitor writes. The parts of the index are fetched that its words ask for.
 *
 * @param get fetches an address
 */
export function createPageSearch(root: Document, get: Get): Tool {
  const parts = new Map<string, Promise<PageIndexPart>>()

  const fetchPart = async (letters: string): Promise<PageIndexPart> => {
    const answer = await get(pageIndexPath(letters))
    if (answer.status === 404) return nothing
    if (!answer.ok) throw new Error('The index of pages is not there.')
    return (await answer.json()) as PageIndexPart
  }

  const readPart = (letters: string): Promise<PageIndexPart> => {
    const part = parts.get(letters) ?? fetchPart(letters)
    parts.set(letters, part)
    part.catch(() => parts.delete(letters))
    return part
  }

  /** Pages with a word that begins so; where there are very many, the first. */
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
      // The visitor has gone on writing while the index was on its way: another search has begun.
      if (value !== field.value) return
      const found = searchPages(pages, value, mostResults)
      draw(list, found)
      status.textContent = found.length > 0 || value.trim() === '' ? '' : 'Nothing has these words. Try fewer.'
    } catch {
      draw(list, [])
      status.textContent = 'The search can’t be reached. Please try again.'
    }
  }

  const onInput = ({ target }: Event): void => {
    const part = target instanceof HTMLInputElement ? target.closest('[data-page-search]') : null
    if (part) void search(part, target as HTMLInputElement)
  }
  root.addEventListener('input', onInput)
  return {
    show: () => {
      for (const part of root.querySelectorAll<HTMLElement>('[data-page-search]')) part.hidden = false
    },
    stop: () => {
      root.removeEventListener('input', onInput)
    },
  }
}
