import { mayFetchAhead } from '../lib/browser'
import { pageDataPath } from '../lib/page-data-path'
import { clientRoute } from './route-links'

/** Pages per batch, and the ms before each batch (requirements 9). */
const batchSize = 4
const batchEvery = 3000

/**
 * Prefetches the data of pages that visible links lead to, each once (requirements 4.7): in batches, after load, when
 * the browser is idle. Skips links that are no longer visible.
 */
export function startPrefetch(root: Document, { signal }: { readonly signal: AbortSignal }): void {
  const window = root.defaultView
  if (!window) return
  const known = new Set<string>()
  const waiting = new Set<string>()
  let timer: number | undefined

  const prefetch = (pathname: string): void => {
    waiting.delete(pathname)
    known.add(pathname)
    const link = root.createElement('link')
    // Must match Gatsby's own request, or the browser fetches it twice.
    Object.assign(link, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href: pageDataPath(pathname) })
    root.head.append(link)
  }

  const fetchBatch = (): void => {
    timer = undefined
    if (!mayFetchAhead(window.navigator)) waiting.clear()
    if (root.readyState === 'complete') [...waiting].slice(0, batchSize).forEach(prefetch)
    waitForBatch()
  }

  const waitForBatch = (): void => {
    if (waiting.size === 0) return
    timer ??= window.setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(fetchBatch)
      else fetchBatch()
    }, batchEvery)
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement
      if (isIntersecting && !known.has(pathname)) waiting.add(pathname)
      else waiting.delete(pathname)
    }
    waitForBatch()
  })

  const show = (): void => {
    const { location } = window
    observer.disconnect()
    waiting.clear()
    known.add(location.pathname)
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (clientRoute(link, location) !== undefined) observer.observe(link)
    }
  }

  show()
  root.addEventListener('hs:page', show, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    waiting.clear()
    window.clearTimeout(timer)
  })
}
