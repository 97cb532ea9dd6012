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
import { keepFields } from './keep-fields'
import { replayEarlyClicks } from './replay-early-clicks'
import { routeLinks } from './route-links'
import { reportSubmission } from './start-measuring'
import { startTools } from './start-tools'

const readVisitor = () => window.hearthsideAttribution?.leadValues() ?? {}

const controllers: readonly ((root: Document) => void)[] = [
  routeLinks,
  startMenu,
  startCurrent,
  startHeaderScroll,
  startSearchKeys,
  startFooter,
  (root) => loadForms(root, { onSubmitted: reportSubmission, readVisitor }),
  startNewsletter,
  startColorScheme,
  startTools,
  keepFields,
  startDemoBar,
  startHashRoutes,
  () => replayEarlyClicks(window),
]

/**
 * Starts the behavior of all pages, once per document, for as long as it lives, then repeats earlier clicks.
 * Controllers look up their elements on each event, because React may replace them. The event `hs:page` announces new
 * pages. If a controller fails, the error is reported and the others start.
 */
export function startControllers(root: Document): void {
  for (const start of controllers) {
    try {
      start(root)
    } catch (error) {
      console.error('Part of the page could not start.', error)
    }
  }
}
