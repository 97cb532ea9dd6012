import { helpIsReady, openConsent, openHelp, track } from '../analytics'
import { startVideos } from '../blocks/video/start-videos'
import { loadForms } from '../forms/forms-loader'
import { hideNewsletter } from '../forms/newsletter'
import { startDemoBar } from '../frame/demo-bar/start-demo-bar'
import { startFooter } from '../frame/footer/start-footer'
import { startHashRoutes } from '../frame/hash-routes/start-hash-routes'
import { startLoginFlag } from '../frame/header/login-flag'
import { startHeaderScroll } from '../frame/header/scroll/start-header-scroll'
import { startMenu } from '../frame/header/start-menu'
import { createProgress } from '../frame/progress/progress'
import { announcePage, type PageChange } from '../lib/page-event'
import { personalization } from '../personalization/personalization'
import { replayEarlyClicks } from './replay-early-clicks'
import { routeLinks } from './route-links'
import { startConversions } from './start-conversions'
import { startPrefetch } from './start-prefetch'
import { startTools } from './start-tools'

/**
 * Starts what pages do beyond their HTML, once for all pages of a visit. Controllers find their parts
 * when something happens, so that these may be drawn anew at any time. Clicks that came before are
 * repeated for them.
 *
 * @returns what is to be called when a page has been drawn within the document, after the first
 */
export function startControllers(root: Document, window: Window): (change: PageChange) => void {
  const { signal } = new AbortController()
  routeLinks(root, window, createProgress(root))
  startMenu(root, { signal })
  startHeaderScroll(root, { signal })
  startLoginFlag(root, { signal })
  startFooter(root, { openConsent, year: new Date().getFullYear(), signal })
  startVideos(root)
  const reportSubmission = startConversions(root, personalization)
  loadForms(root, {
    signal,
    onSubmitted: (submission) => {
      track({ name: 'Submitted Form', formId: submission.formId })
      reportSubmission(submission)
    },
  })
  hideNewsletter(root, Date.now())
  startTools(root, { signal })
  startDemoBar(root, { onDismissed: () => track({ name: 'Dismissed Demo Bar' }), signal })
  startHashRoutes(root, {
    openHelp,
    helpIsReady,
    supportAddress: () => root.querySelector<HTMLAnchorElement>('[data-support-address]')?.href,
    follow: (href) => {
      window.location.assign(href)
    },
    signal,
  })
  const prefetch = startPrefetch(root, window)
  replayEarlyClicks(window)

  return (change) => {
    announcePage(root, change)
    hideNewsletter(root, Date.now())
    prefetch.show()
  }
}
