import { helpIsReady, openConsent, openHelp, track } from '../analytics'
import { currentAttribution } from '../attribution/current-attribution'
import { loadForms } from '../forms/forms-loader'
import { startNewsletter } from '../forms/newsletter'
import { startDemoBar } from '../frame/demo-bar/start-demo-bar'
import { startColorScheme } from '../frame/footer/start-color-scheme'
import { startFooter } from '../frame/footer/start-footer'
import { startHashRoutes } from '../frame/hash-routes/start-hash-routes'
import { startHeaderScroll } from '../frame/header/scroll/start-header-scroll'
import { startCurrent } from '../frame/header/start-current'
import { startMenu } from '../frame/header/start-menu'
import { startSearchKeys } from '../frame/header/start-search-keys'
import { createProgress } from '../frame/progress/progress'
import { isGranted } from '../lib/consent'
import { readSiteConfig } from '../lib/site-config'
import { replayEarlyClicks } from './replay-early-clicks'
import { reportSubmission } from './reports'
import { routeLinks } from './route-links'
import { startTools } from './start-tools'

/**
 * Starts the behavior of all pages, once per document, then repeats earlier clicks. Controllers look up their elements
 * on each event, because React may replace them. The event `hs:page` announces new pages. If a controller fails, the
 * error is reported and the others start.
 */
export function startControllers(root: Document, window: Window): void {
  const { signal } = new AbortController()
  const controllers: readonly (() => void)[] = [
    () => routeLinks(root, { runtime: window, progress: createProgress(root), signal }),
    () => startMenu(root, { signal }),
    () => startCurrent(root, { signal }),
    () => startHeaderScroll(root, { signal }),
    () => startSearchKeys(root, { signal }),
    () =>
      startFooter(root, {
        hasConsentTool: () => readSiteConfig(root).vendors?.consentTool !== undefined,
        openConsent,
        year: new Date().getFullYear(),
        signal,
      }),
    () =>
      loadForms(root, {
        signal,
        onSubmitted: reportSubmission,
        readVisitor: () => currentAttribution()?.leadValues() ?? {},
      }),
    () => startNewsletter(root, { signal }),
    () => startColorScheme(root, window, { signal }),
    () => startTools(root, { signal }),
    () =>
      startDemoBar(root, {
        mayReadVisitor: () => isGranted('SaleOfInfo', window),
        onDismissed: () => track({ name: 'Dismissed Demo Bar' }),
        signal,
      }),
    () =>
      startHashRoutes(root, {
        openHelp,
        helpIsReady,
        supportAddress: () => root.querySelector<HTMLAnchorElement>('[data-support-address]')?.href,
        follow: (href) => {
          window.location.assign(href)
        },
        signal,
      }),
    () => replayEarlyClicks(window),
  ]
  for (const start of controllers) {
    try {
      start()
    } catch (error) {
      console.error('Part of the page could not start.', error)
    }
  }
}
