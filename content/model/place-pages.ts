import { isOwnPath } from './page-paths'
import { normalizePath } from './redirect-paths'

/** A page that cannot be where it wants to be. */
interface Misplaced<Page> {
  readonly page: Page
  /** What has the path already; `undefined` for the site itself. */
  readonly first: Page | undefined
}

/**
 * Lets one page live at each path: the one that comes first, and none where the site has something of
 * its own. Paths are compared as hosts compare them.
 *
 * @param pages in the order in which they may choose
 */
export function placePages<Page extends { readonly path: string }>(
  pages: readonly Page[],
): { placed: Page[]; misplaced: Misplaced<Page>[] } {
  const byPath = new Map<string, Page>()
  const misplaced: Misplaced<Page>[] = []
  for (const page of pages) {
    const path = normalizePath(page.path)
    const first = byPath.get(path)
    if (first || isOwnPath(path)) misplaced.push({ page, first })
    else byPath.set(path, page)
  }
  return { placed: [...byPath.values()], misplaced }
}
