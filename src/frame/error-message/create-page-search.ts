import { pageIndexPath, type IndexedPage } from '../../data/page-index'
import type { Tool } from '../../tools/load-tool'
import { searchPages } from './search-pages'

/** More than these would not be looked through. */
const mostResults = 8

type Get = (address: string) => Promise<Pick<Response, 'ok' | 'json'>>

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

/**
 * Looks for pages by what the visitor writes. The list of pages is fetched with the first letter.
 *
 * @param get fetches an address
 */
export function createPageSearch(root: Document, get: Get): Tool {
  let index: Promise<readonly IndexedPage[]> | undefined

  const readIndex = async (): Promise<readonly IndexedPage[]> => {
    const answer = await get(pageIndexPath)
    if (!answer.ok) throw new Error('The list of pages is not there.')
    return (await answer.json()) as readonly IndexedPage[]
  }

  const search = async (part: Element, field: HTMLInputElement): Promise<void> => {
    const [list, status] = [part.querySelector('ul'), part.querySelector('[role=status]')]
    if (!list || !status) return
    try {
      index ??= readIndex()
      const pages = await index
      // Read now: the visitor has gone on writing while the list was on its way.
      const found = searchPages(pages, field.value, mostResults)
      draw(list, found)
      status.textContent = found.length > 0 || field.value.trim() === '' ? '' : 'Nothing has these words. Try fewer.'
    } catch {
      index = undefined
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
