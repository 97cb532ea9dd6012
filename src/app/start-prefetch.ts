import type { LoadPage } from './preload-views'
import { clientRoute, pageOf } from './route-links'
import { whenIdle } from './when-idle'

type Enqueue = (page: string) => PromiseLike<boolean> & { readonly abort: () => void }

/**
 * Gatsby's prefetching loader: four pages every three seconds, when the browser is idle (requirements 9). If it cannot
 * fetch one while others wait, it prefetches no more in this document. Links under the pointer still load.
 */
export interface Prefetcher {
  /** Resolves to whether it has fetched the page's data. */
  readonly enqueue: Enqueue
  readonly loadPage: LoadPage
}

/**
 * Makes Gatsby prefetch the pages of visible links, as its own link component does. Gatsby fetches each page once, and
 * none with data saving, on 2G connections, or for bots (requirements 4.7). Then loads them, because Gatsby would ask
 * for the current build only after the click: a round trip before the next page.
 */
export function startPrefetch(root: Document, window: Window, { enqueue, loadPage }: Prefetcher): void {
  /** By link, because a page may have several links to another, some of them not visible. */
  const waiting = new Map<HTMLAnchorElement, ReturnType<Enqueue>>()

  const prefetch = (page: string): ReturnType<Enqueue> => {
    const fetched = enqueue(page)
    void fetched.then((isFetched) => {
      if (isFetched) whenIdle(window, () => void loadPage(page).catch(() => undefined))
    })
    return fetched
  }
  const forget = (link: HTMLAnchorElement): void => {
    waiting.get(link)?.abort()
    waiting.delete(link)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement
      if (!isIntersecting) forget(link)
      else if (!waiting.has(link)) waiting.set(link, prefetch(pageOf(link)))
    }
  })
  const show = (): void => {
    observer.disconnect()
    for (const link of [...waiting.keys()]) forget(link)
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (clientRoute(link, root.location) !== undefined) observer.observe(link)
    }
  }

  show()
  root.addEventListener('hs:page', show)
}
