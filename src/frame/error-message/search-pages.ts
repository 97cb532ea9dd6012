import type { IndexedPage } from '../../lib/page-index'
import { matchesSearch, searchable } from '../../lib/text'

/**
 * The pages that a search asks for, those whose titles have all of its words first.
 *
 * @param count how many at most
 * @returns none for an empty search
 */
export function searchPages(pages: readonly IndexedPage[], search: string, count: number): readonly IndexedPage[] {
  if (search.trim() === '') return []
  const byTitle = pages.filter(([, title]) => matchesSearch(searchable(title), search))
  const others = pages.filter((page) => !byTitle.includes(page) && matchesSearch(searchable(page.join(' ')), search))
  return [...byTitle, ...others].slice(0, count)
}
