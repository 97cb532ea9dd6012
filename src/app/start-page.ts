import { startRecording } from '../attribution/record-events'
import { fixHash } from '../frame/hash-routes/hash'
import { whenShown } from '../lib/page-life'
import { personalization } from '../personalization/personalization'
import { registerServiceWorker } from './keep-page'
import { loadApp, loadAppWhenUsed } from './load-app'
import { startControllers } from './start-controllers'
import { startMeasuring } from './start-measuring'
import { whenQuiet } from './when-idle'

/**
 * Starts what a page does beyond its HTML, without React or Gatsby's runtime. Those load when the page is first used,
 * when a variant may replace a block, and while only this document knows how the visitor came. Call it once per document.
 *
 * Controllers start immediately. Third parties, personalization and the service worker wait until the page is quiet or
 * used.
 */
export function startPage(root: Document): void {
  fixHash(window)
  // The attribution script does this earlier, if it has loaded.
  startRecording()
  startControllers(root)
  root.documentElement.dataset.started = ''
  loadAppWhenUsed(root)
  personalization.subscribe(() => {
    const mayReplace = personalization.getState() !== 'off' && root.querySelector('[data-personalized]')
    if (mayReplace) loadApp(root)
  })
  const start = (): void => {
    startMeasuring(root)
    // Leaving the document would lose the landing.
    if (window.hearthsideAttribution?.isLandingInMemory()) loadApp(root)
    if (process.env.NODE_ENV === 'production') void registerServiceWorker(window)
  }
  whenShown(root, () => whenQuiet(start))
}
