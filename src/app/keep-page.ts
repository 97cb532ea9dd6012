/** Where the service worker looks for pages without a network: Workbox's name for its runtime cache. */
const runtimeCache = (origin: string): string => `hearthside-runtime-${origin}/`

interface Surroundings {
  readonly origin: string
  /** Absent where the browser has no service workers, or none may run. */
  readonly storage: Pick<CacheStorage, 'open'> | undefined
  /** Whether the visitor has asked to save data. */
  readonly savesData: boolean
}

/**
 * Stores a page for reading without a network. A page that was there before the service worker, or
 * that was drawn by client-side navigation, has not passed through the worker as a document.
 *
 * @param pathname path of a page of this site
 */
export async function keepPage(pathname: string, { origin, storage, savesData }: Surroundings): Promise<void> {
  if (!storage || savesData) return
  try {
    const cache = await storage.open(runtimeCache(origin))
    await cache.add(pathname)
  } catch {
    // Without a network or room there is nothing to keep, and nobody waits for it.
  }
}
