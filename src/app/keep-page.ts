/** Where the service worker looks for pages without a network: Workbox's name for its runtime cache. */
const runtimeCache = (origin: string): string => `hearthside-runtime-${origin}/`

/** What Gatsby's runtime knows of the pages that it has loaded. */
export interface PageLoader {
  readonly loadPage: (path: string) => Promise<unknown>
  /** Whether the site has no page there; also before the page is loaded. */
  readonly isPageNotFound: (path: string) => boolean
}

interface Surroundings {
  readonly origin: string
  /** Absent where the browser has no service workers, or none may run. */
  readonly storage: Pick<CacheStorage, 'open'> | undefined
  /** Whether the visitor has asked to save data. */
  readonly savesData: boolean
  readonly loader: PageLoader | undefined
}

/**
 * Stores a page for reading without a network. A page that was there before the service worker, or
 * that was drawn by client-side navigation, has not passed through the worker as a document. What
 * is shown in place of a missing page is not asked for again, and not kept.
 *
 * @param pathname path of what is shown
 */
export async function keepPage(pathname: string, { origin, storage, savesData, loader }: Surroundings): Promise<void> {
  if (!storage || !loader || savesData) return
  try {
    await loader.loadPage(pathname)
    if (loader.isPageNotFound(pathname)) return
    const cache = await storage.open(runtimeCache(origin))
    await cache.add(pathname)
  } catch {
    // Without a network or room there is nothing to keep, and nobody waits for it.
  }
}
