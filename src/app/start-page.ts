import { currentAttribution } from '../attribution/current-attribution'
import { signUpPath } from '../data/attribution'
import { appHost } from '../data/hosts'
import { fixHash } from '../frame/hash-routes/hash'
import { personalization } from '../personalization/personalization'
import { registerServiceWorker } from './keep-page'
import { loadApp, loadAppWhenUsed } from './load-app'
import { recordPageView } from './record-page-view'
import { startControllers } from './start-controllers'
import { startMeasuring } from './start-measuring'
import { whenQuiet } from './when-quiet'

let hasStarted = false

/**
 * Whether only this document knows how the visitor came: nothing may be stored until the consent tool answers, and
 * only the next page can read the landing from its referrer.
 */
function isLandingInMemory({ document, location }: Window): boolean {
  const signUp = Object.assign(document.createElement('a'), { href: `https://${appHost}${signUpPath}` })
  const isCampaign = location.search !== '' || !document.referrer.startsWith(location.origin)
  return isCampaign && (currentAttribution()?.holds(signUp) ?? false)
}

/**
 * Starts what a page does beyond its HTML, once per document, without React or Gatsby's runtime. Those load when the
 * page is first used, when a visitor may see other blocks than those in the HTML, and while leaving the document would
 * lose the landing. In develop, Gatsby's runtime calls this.
 *
 * Controllers start immediately. Third parties, personalization, the first page view and the service worker wait until
 * the page is quiet or used.
 */
export function startPage(root: Document, window: Window): void {
  if (hasStarted) return
  hasStarted = true
  fixHash(window)
  startControllers(root, window)
  root.documentElement.dataset.started = ''
  loadAppWhenUsed(root, window)
  personalization.subscribe(() => {
    const mayReplace = personalization.getState() !== 'off' && root.querySelector('[data-personalized]')
    if (mayReplace) void loadApp(root)
  })
  whenQuiet(window, () => {
    startMeasuring(root, window.location.href)
    recordPageView(window)
    if (isLandingInMemory(window)) void loadApp(root)
    if (process.env.NODE_ENV === 'production') void registerServiceWorker(window)
  })
}
