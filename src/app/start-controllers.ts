import { helpIsReady, openConsent, openHelp, track } from '../analytics'
import { startListFilter } from '../blocks/collection-list/start-list-filter'
import { startContactPricing } from '../blocks/contact-pricing/start-contact-pricing'
import { startInterviewBuilder } from '../blocks/interview-builder/start-interview-builder'
import { startProductTour } from '../blocks/product-tour/start-product-tour'
import { startStaffingCalculator } from '../blocks/staffing-calculator/start-staffing-calculator'
import { startVideos } from '../blocks/video/start-videos'
import { loadForms } from '../forms/forms-loader'
import { hideNewsletter } from '../forms/newsletter'
import { startDemoBar } from '../frame/demo-bar/start-demo-bar'
import { startPageSearch } from '../frame/error-message/start-page-search'
import { showCurrentYear } from '../frame/footer/current-year'
import { startDoNotSell } from '../frame/footer/do-not-sell'
import { startHashRoutes } from '../frame/hash-routes/start-hash-routes'
import { startLoginFlag } from '../frame/header/login-flag'
import { closeMenu } from '../frame/header/menu/close-menu'
import { startMenu } from '../frame/header/menu/start-menu'
import { startHeaderScroll } from '../frame/header/scroll/start-header-scroll'
import { createProgress } from '../frame/progress/progress'
import { personalization } from '../personalization/personalization'
import { replayEarlyClicks } from './replay-early-clicks'
import { routeLinks } from './route-links'
import { startConversions } from './start-conversions'
import { startPrefetch } from './start-prefetch'

export interface RouteUpdate {
  /** Path of the page that is shown now. */
  readonly path: string
  /** Whether the visitor has gone to a new page, not back or forth in the history. */
  readonly isForward: boolean
}

/**
 * Starts what pages do beyond their HTML, once for all pages of a visit. Controllers find their parts
 * when something happens, so that these may be drawn anew at any time. Clicks that came before are
 * repeated for them.
 *
 * @returns what is to be called when a page has been drawn within the document, after the first
 */
export function startControllers(root: Document, window: Window): (update: RouteUpdate) => void {
  const { signal } = new AbortController()
  const year = new Date().getFullYear()
  routeLinks(root, window, createProgress(root))
  startMenu(root, window)
  startHeaderScroll(root)
  startLoginFlag(root)
  startDoNotSell(root, openConsent)
  startVideos(root)
  showCurrentYear(root, year)
  const reportSubmission = startConversions(root, personalization)
  loadForms(root, {
    signal,
    onSubmitted: (submission) => {
      track({ name: 'Submitted Form', formId: submission.formId })
      reportSubmission(submission)
    },
  })
  hideNewsletter(root, Date.now())
  const tools = [
    startListFilter(root),
    startContactPricing(root, window),
    startInterviewBuilder(root),
    startProductTour(root),
    startStaffingCalculator(root, window),
    startPageSearch(root),
  ]
  const demoBar = startDemoBar(root, { onDismissed: () => track({ name: 'Dismissed Demo Bar' }) })
  const hashRoutes = startHashRoutes(root, {
    openHelp,
    helpIsReady,
    supportAddress: () => root.querySelector<HTMLAnchorElement>('[data-support-address]')?.href,
    follow: (href) => {
      window.location.assign(href)
    },
  })
  const prefetch = startPrefetch(root, window)
  replayEarlyClicks(window)

  return (update) => {
    closeMenu(root)
    showCurrentYear(root, year)
    for (const tool of tools) tool.show()
    hideNewsletter(root, Date.now())
    demoBar.onRouteUpdate(update)
    hashRoutes.onRouteUpdate()
    prefetch.show()
  }
}
