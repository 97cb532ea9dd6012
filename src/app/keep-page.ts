import { savesData } from '../lib/browser'

/** Whether the 404 page is shown at this address. Gatsby knows pages by their path and query. */
const isMissing = ({ location: { pathname, search }, pagePath, ___loader: loader }: Window): boolean =>
  pathname !== pagePath && (!loader || loader.isPageNotFound(pathname + search) === true)

/**
 * Stores the current page without its query, its data, its scripts and its pictures for offline reading. Needed for
 * pages that the worker has not stored: those that loaded before it, by client-side navigation or with a query. Skips
 * the 404 page.
 */
export async function keepPage(window: Window): Promise<void> {
  const { location, navigator, document } = window
  // Browsers have it only over HTTPS.
  const { caches } = window as Partial<Pick<Window, 'caches'>>
  const { origin, pathname } = location
  if (!caches || savesData(navigator)) return
  try {
    if (isMissing(window)) return
    // Workbox's name for its runtime cache.
    const cache = await caches.open(`hearthside-runtime-${origin}/`)
    await cache.addAll([pathname, `/page-data${pathname === '/' ? '/index/' : pathname}page-data.json`])
    const scripts = Array.from(document.scripts, ({ src }) => src)
    await cache.addAll(new Set(scripts.filter((src) => src.startsWith(`${origin}/`))))
    // Those that the worker has not seen. WebKit does not serve its own cache without a network.
    const pictures = Array.from(document.images)
      .filter(({ naturalWidth, currentSrc }) => naturalWidth > 0 && currentSrc.startsWith(`${origin}/pictures/`))
      .map(({ currentSrc }) => currentSrc)
    await cache.addAll(new Set(pictures))
  } catch {
    // Ignore network and storage errors.
  }
}

/**
 * Registers the service worker, and stores the page once the worker is active, unless the worker has
 * stored it. Gatsby's runtime may have registered the worker before.
 */
export async function registerServiceWorker(window: Window): Promise<void> {
  // Gatsby's message, which it logs only after its runtime has loaded (requirements 8).
  if (!window.isSecureContext)
    console.error('Service workers can only be used over HTTPS, or on localhost for development')
  const { serviceWorker } = window.navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  try {
    await serviceWorker.register('/sw.js')
    await serviceWorker.ready
    const { pathname, search } = window.location
    if (search || !(await window.caches.match(pathname))) await keepPage(window)
  } catch (error) {
    console.warn('The service worker could not be registered.', error)
  }
}
