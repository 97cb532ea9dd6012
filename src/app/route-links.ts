import { decodableHash } from '../frame/hash-routes/hash'
import { mayFetchAhead, type Browser, isPlainClick } from '../lib/browser'
import { isAppReady, loadApp } from './load-app'
import { canPrefetchDocuments, prefetchDocument } from './prefetch-documents'
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

interface RouteLinksOptions {
  readonly runtime: Runtime
  /** Called when a page begins to load and when it is here. */
  readonly progress: { readonly start: () => void; readonly stop: () => void }
  readonly signal: AbortSignal
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

/** Milliseconds that the keyboard's focus stays on a link that the visitor means: it passes others on its way. */
const deliberateFocus = 500

/**
 * Turns clicks on internal links into client-side navigation once Gatsby's runtime has hydrated the page,
 * wherever the links stand: in blocks that are plain HTML, in text from the CMS, in the frame. Before that,
 * a link is an ordinary link, and nothing waits.
 *
 * When a link is approached by a pointer, or by a focus that stays, its page is prefetched if the connection allows
 * it: as a document, which is the fastest way to the next page, by browsers that can. Others load Gatsby's runtime,
 * but not at a touch, because its tap follows too soon. docs/decisions/0003-the-page-runtime.md has the figures.
 */
export function routeLinks(root: Document, { runtime, progress, signal }: RouteLinksOptions): void {
  const { location } = runtime
  /** Counts the links that were followed: only the last one leads anywhere. */
  let followed = 0
  let focusTimer: ReturnType<typeof setTimeout> | undefined

  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event.target)
    const to = link && isPlainClick(event) ? clientRoute(link, location) : undefined
    const { ___navigate: navigate, ___loader: loader } = runtime
    if (!link || to === undefined || !navigate || !loader || !isAppReady(root)) return
    event.preventDefault()
    const order = (followed += 1)
    progress.start()
    void preloadPage(link.pathname, loader.loadPage).then((isReady) => {
      if (order !== followed) return
      progress.stop()
      // A newer build has removed this one's files: the browser loads the new page.
      if (isReady) navigate(to)
      else location.assign(to)
    })
  }

  const approach = (link: HTMLAnchorElement | null): void => {
    if (!link || clientRoute(link, location) === undefined || !mayFetchAhead(runtime.navigator)) return
    if (!isAppReady(root) && prefetchDocument(link)) return
    void loadApp(root).then(() => {
      runtime.___loader?.hovering(link.pathname)
      void preloadViews()
    })
  }

  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch' || canPrefetchDocuments()) approach(linkOf(target))
  }

  const onFocus = ({ target }: FocusEvent): void => {
    clearTimeout(focusTimer)
    const link = linkOf(target)
    if (link?.matches(':focus-visible')) focusTimer = setTimeout(() => approach(link), deliberateFocus)
  }

  root.addEventListener('click', onClick, { signal })
  root.addEventListener('pointerover', onPointerOver, { passive: true, signal })
  root.addEventListener('focusin', onFocus, { signal })
  signal.addEventListener('abort', () => clearTimeout(focusTimer))
  // The pointer may have rested on a link since before this began.
  approach(root.querySelector<HTMLAnchorElement>('a:hover'))
}
