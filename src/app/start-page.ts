import { fixHash } from '../frame/hash-routes/fix-hash'
import { registerServiceWorker } from './keep-page'
import { loadApp, prefetchApp } from './load-app'
import { recordPageView } from './record-page-view'
import { startControllers, type RouteUpdate } from './start-controllers'
import { startMeasuring } from './start-measuring'
import { whenQuiet } from './when-quiet'

let controllers: ((update: RouteUpdate) => void) | undefined

/**
 * Starts what a page does beyond its HTML, once for a document. It needs neither React nor Gatsby's runtime:
 * those are loaded when a link is approached (src/app/route-links.ts), or when a visitor may see other blocks
 * than those in the HTML. In develop, where React draws the page, Gatsby's runtime calls it.
 *
 * Controllers start immediately. Third parties, personalization, the first page view and the service worker
 * wait until the page is quiet or the visitor uses it.
 */
export function startPage(root: Document, window: Window): void {
  if (controllers) return
  fixHash(window)
  controllers = startControllers(root, window)
  root.documentElement.dataset.started = ''
  whenQuiet(window, () => {
    startMeasuring(root, window.location.href)
    recordPageView(window)
    if (root.querySelector('[data-personalized]')) void loadApp(root)
    else prefetchApp(root, window)
    if (process.env.NODE_ENV === 'production') void registerServiceWorker(window)
  })
}

/** To be called when a page has been drawn within the document, after the first. */
export const updateControllers = (update: RouteUpdate): void => controllers?.(update)
