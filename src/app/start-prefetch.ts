import { onRendered } from '../lib/page-life'
import type { GatsbyLoader } from './gatsby-runtime'
import { clientRoute, pageOf, viewSources } from './route-links'
import { whenIdle } from './when-idle'

/** Loads the code of all views when the browser is idle, one part at a time, to keep tasks short. Never rejects. */
export async function preloadViews(): Promise<void> {
  for (const { load } of viewSources) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    // The next page tries again.
    await load().catch(() => undefined)
  }
}

/**
 * Makes Gatsby prefetch the pages of visible links, as its own link component does. Gatsby fetches each page once, and
 * none with data saving, on 2G connections, or for bots (requirements 4.7). Then loads them, because Gatsby would ask
 * for the current build only after the click: a round trip before the next page.
 */
export function startPrefetch(root: Document, { enqueue, loadPage }: Pick<GatsbyLoader, 'enqueue' | 'loadPage'>): void {
  /** By link, because a page may have several links to another, some of them not visible. */
  const waiting = new Map<HTMLAnchorElement, ReturnType<typeof enqueue>>()

  const prefetch = (page: string): ReturnType<typeof enqueue> => {
    const fetched = enqueue(page)
    void fetched.then((isFetched) => {
      if (isFetched) whenIdle(() => void loadPage(page).catch(() => undefined))
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
  // The next page, or the variant of a block, is painted first.
  onRendered(root, () => whenIdle(show))
}
