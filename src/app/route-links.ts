import { articleViews } from '../articles/article-source'
import { blockViews } from '../blocks/block-source'
import { frameViews } from '../frame/frame-source'
import { decodableHash } from '../frame/hash-routes/hash'
import { createProgress } from '../frame/progress/progress'
import { closest, isPlainClick, mayPrefetch } from '../lib/browser'
import { localeOf } from '../lib/locales'
import { searchPath } from '../lib/site'
import type { GatsbyLoader } from './gatsby-runtime'

/** The code of all views. Browsers load it on demand (gatsby/bundles). */
export const viewSources = [frameViews, blockViews, articleViews]

type Place = Pick<Location, 'origin' | 'pathname' | 'search'>

/** Paths of files. */
const filePath = /\.[a-z0-9]+$/i

/** Whether a link leads to another address in this tab. */
const leavesPage = (link: HTMLAnchorElement): boolean =>
  link.protocol.startsWith('http') && !link.hasAttribute('download') && ['', '_self'].includes(link.target)

/**
 * The client-side route of a link: another page of this origin, in this window.
 *
 * @returns path with query and hash, or `undefined` if the browser should follow the link
 */
export function clientRoute(link: HTMLAnchorElement, location: Place): string | undefined {
  if (!link.href || link.origin !== location.origin || !leavesPage(link)) return undefined
  if (filePath.test(link.pathname) || link.pathname.startsWith('/api/')) return undefined
  // As a document, its field gets the focus immediately, and no page prefetches it. Its results are not in its HTML:
  // only the browser itself brings them back, with the visitor's position.
  if ([link.pathname, location.pathname].includes(searchPath)) return undefined
  // Another language needs another document: its <html> and its words differ.
  if (localeOf(link.pathname) !== localeOf(location.pathname)) return undefined
  // The browser finds the sections of this page, and lets it read another query.
  if (link.pathname === location.pathname && (link.hash || link.search !== location.search)) return undefined
  return link.pathname + link.search + decodableHash(link.hash)
}

/** Gatsby’s key of a page: its path and query. */
export const pageOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search

const linkOf = (target: EventTarget | null) => closest(target, 'a') as HTMLAnchorElement | null

/**
 * Loads the data of a page and the code of the views. Never rejects.
 *
 * @returns whether everything has loaded; `false` when a newer build has removed this one's files
 */
async function loadRoute(page: string, { loadPage }: GatsbyLoader): Promise<boolean> {
  try {
    const [loaded] = await Promise.all([loadPage(page), ...viewSources.map(({ load }) => load())])
    // Gatsby's navigation would drop the query and hash.
    if (!loaded || loaded.status === 'error') throw new Error('Its data or template could not be loaded.')
    return true
  } catch (error) {
    console.warn(`The page ${page} could not be preloaded`, error)
    return false
  }
}

/**
 * Turns clicks on internal links into client-side navigation once the page is hydrated.
 *
 * Loads the page of a link under the pointer or finger, if the connection allows it.
 */
export function routeLinks(root: Document, location: Place & Pick<Location, 'assign'> = root.location): void {
  const progress = createProgress(root)
  /** With data saving, on 2G connections, and for bots, links load documents, even after hydration. */
  const mayRoute = (): boolean => 'hydrated' in root.documentElement.dataset && mayPrefetch(navigator)
  /** Counts links. Only the last one navigates, which may be one that the browser follows. */
  let followed = 0

  /**
   * Cancels a link whose page is loading: another link, Back, Forward or another address is later. After a reload,
   * Gatsby may have to load the page of Back. No notice shows then, to keep page.js small.
   */
  const cancel = (): void => {
    followed += 1
    progress.stop()
  }

  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event.target)
    if (!link || !isPlainClick(event) || !leavesPage(link)) return
    cancel()
    const to = clientRoute(link, location)
    const { ___navigate: navigate, ___loader: loader } = window
    if (to === undefined || !navigate || !loader || !mayRoute()) return
    event.preventDefault()
    const order = followed
    progress.start()
    // Safari cancels requests as soon as the visitor leaves, long before the next document arrives.
    window.addEventListener('beforeunload', cancel)
    void loadRoute(pageOf(link), loader).then((isReady) => {
      window.removeEventListener('beforeunload', cancel)
      if (order !== followed) return
      progress.stop()
      if (isReady) {
        // If a focused element is removed, browsers first recalculate the styles of the old page.
        if (link.pathname !== location.pathname && root.activeElement instanceof HTMLElement) root.activeElement.blur()
        // As in browsers, a link to the same address adds no entry to the history.
        navigate(to, { replace: link.href === root.URL })
      } else {
        // A newer build has removed this build's files: the browser loads the new page.
        location.assign(to)
      }
    })
  }

  const onPointerOver = ({ target }: PointerEvent): void => {
    const link = linkOf(target)
    if (link && mayRoute() && clientRoute(link, location) !== undefined) window.___loader?.hovering(pageOf(link))
  }

  root.addEventListener('click', onClick)
  window.addEventListener('popstate', cancel)
  root.addEventListener('pointerover', onPointerOver, { passive: true })
}
