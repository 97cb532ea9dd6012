import { savesData } from '../lib/browser'

/** Where the service worker looks for pages without a network: Workbox's name for its runtime cache. */
const runtimeCache = (origin: string): string => `hearthside-runtime-${origin}/`

/** Scripts of the build, which are named by their content. */
const ownScript = /^\/[^/]+-[0-9a-f]{20}\.js$/

/** What Gatsby's runtime knows of the pages that it has loaded. */
interface PageLoader {
  readonly loadPage: (path: string) => Promise<unknown>
  /** Whether the site has no page there; also before the page is loaded. */
  readonly isPageNotFound: (path: string) => boolean | undefined
}

/** The window, with what the page itself and Gatsby's runtime put on it. */
export interface PageWindow extends Pick<Window, 'location' | 'document' | 'navigator'> {
  readonly caches?: Pick<CacheStorage, 'open'>
  /** The page that this document was delivered as. */
  readonly pagePath?: string
  readonly ___loader?: PageLoader
}

/** Whether something else is shown at this address: the page for missing ones. */
async function isMissing(pathname: string, { pagePath, ___loader: loader }: PageWindow): Promise<boolean> {
  if (pathname === pagePath) return false
  if (!loader) return true
  await loader.loadPage(pathname)
  return loader.isPageNotFound(pathname) === true
}

/**
 * Stores the page that is shown, and the scripts that it has, for reading without a network. A page that was
 * there before the service worker, or that was drawn by client-side navigation, has not passed through the
 * worker as a document. What is shown in place of a missing page is not requested again, and not kept.
 */
export async function keepPage(window: PageWindow): Promise<void> {
  const { location, navigator, document, caches } = window
  const { origin, pathname } = location
  if (!caches || savesData(navigator)) return
  try {
    if (await isMissing(pathname, window)) return
    const cache = await caches.open(runtimeCache(origin))
    await cache.add(pathname)
    const scripts = Array.from(document.scripts, ({ src }) => src).filter((src) =>
      ownScript.test(src.replace(origin, '')),
    )
    await cache.addAll([...new Set(scripts)])
  } catch {
    // Without a network or space on the disk there is nothing to keep, and nothing waits for it.
  }
}

/** Registers the service worker of a build. A page that was there before it is stored once it is active. */
export async function registerServiceWorker(window: Window): Promise<void> {
  const { serviceWorker } = window.navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  try {
    const registration = await serviceWorker?.register('/sw.js')
    registration?.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'activated') void keepPage(window)
      })
    })
  } catch (error) {
    console.warn('The service worker could not be registered.', error)
  }
}
