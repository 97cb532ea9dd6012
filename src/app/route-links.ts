import { decodableHash } from '../frame/hash-routes/hash'
import { mayFetchAhead, type Browser, isPlainClick } from '../lib/browser'
import { isAppReady, loadApp } from './load-app'
import { canPrefetchDocuments, prefetchDocument } from './prefetch-documents'
import { preloadPage, preloadViews, type LoadPage } from './preload-views'

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
  readonly progress: { readonly start: () => void; readonly stop: () => void }
  readonly signal: AbortSignal
}

/** Paths of files. */
const filePath = /\.[a-z0-9]+$/i

/**
 * The client-side route of a link: another page of this origin, in this window.
 *
 * @returns path with query and hash, or `undefined` if the browser should follow the link
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

/** Milliseconds of keyboard focus after which a link counts as approached. */
const deliberateFocus = 500

/**
 * Turns clicks on internal links into client-side navigation once the page is hydrated. Before that, they are ordinary
 * links.
 *
 * Prefetches the page of an approached link if the connection allows it: as a document where the browser can,
 * otherwise by loading Gatsby's runtime, but not on touch, where the tap follows too soon. See
 * docs/decisions/0003-the-page-runtime.md.
 */
export function routeLinks(root: Document, { runtime, progress, signal }: RouteLinksOptions): void {
  const { location } = runtime
  /** Only the last followed link navigates. */
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
  // The pointer may already rest on a link.
  approach(root.querySelector<HTMLAnchorElement>('a:hover'))
}
