import { decodableHash } from '../frame/hash-routes/decodable-hash'
import { type Browser, isPlainClick, mayFetchAhead } from '../lib/browser'
import { preloadPage, preloadViews, type LoadPage } from './preload-views'

/** The window, with what Gatsby's runtime puts on it. */
interface Runtime {
  readonly location: Pick<Location, 'assign' | 'origin' | 'pathname' | 'search'>
  readonly navigator: Browser
  ___navigate?: (to: string) => void
  ___loader?: {
    hovering: (path: string) => void
    loadPage: LoadPage
  }
}

/** What tells the visitor that a page is on its way. */
interface Progress {
  readonly start: () => void
  readonly stop: () => void
}

/** Files below these paths are no pages. */
const filePath = /\.[a-z0-9]+$/i

/**
 * Where a link leads on this site, if following it is a matter of client-side routing: a page of
 * this origin, in this window, that is not the page shown already.
 *
 * @returns path with query and hash, or `undefined` where the browser should follow the link itself
 */
export function clientRoute(
  link: HTMLAnchorElement,
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if (!link.href || link.origin !== location.origin) return undefined
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  if (filePath.test(link.pathname) || link.pathname.startsWith('/api/')) return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  if (isSamePage && link.hash) return undefined
  return link.pathname + link.search + decodableHash(link.hash)
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null

/**
 * Turns clicks on internal links into client-side navigation, wherever the links stand: in blocks
 * that are plain HTML, in text from the CMS, in the frame. Pages are fetched when a pointer comes
 * near a link, where anything may be fetched ahead. Not when the focus does: the keyboard passes
 * every link on its way.
 *
 * @param progress told when a page begins to load and when it is here
 *
 * @returns a function that stops it
 */
export function routeLinks(root: Document, runtime: Runtime, progress: Progress): () => void {
  const { location } = runtime
  const loader = runtime.___loader
  /** Counts the links that were followed: only the last one leads anywhere. */
  let followed = 0

  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event.target)
    const to = link && isPlainClick(event) ? clientRoute(link, location) : undefined
    if (!link || to === undefined || !runtime.___navigate || !loader) return
    event.preventDefault()
    const order = (followed += 1)
    progress.start()
    void preloadPage(link.pathname, loader.loadPage).then((isReady) => {
      if (order !== followed) return
      progress.stop()
      // A newer build has taken this one's files away: the browser gets the new page whole.
      if (isReady) runtime.___navigate?.(to)
      else location.assign(to)
    })
  }

  const onApproach = (event: Event): void => {
    const link = linkOf(event.target)
    if (!link || clientRoute(link, location) === undefined || !mayFetchAhead(runtime.navigator)) return
    loader?.hovering(link.pathname)
    void preloadViews()
  }

  root.addEventListener('click', onClick)
  root.addEventListener('pointerover', onApproach, { passive: true })
  return () => {
    root.removeEventListener('click', onClick)
    root.removeEventListener('pointerover', onApproach)
  }
}
