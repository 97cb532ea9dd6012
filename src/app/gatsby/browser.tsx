import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentAttribution } from '../../attribution/current-attribution'
import { fixHash } from '../../frame/hash-routes/fix-hash'
import { PageFrame } from '../../frame/page-frame/PageFrame'
import { savesData } from '../../lib/browser'
import { PersonalizationProvider } from '../../personalization/PersonalizationProvider'
import { renderedHtml } from '../../ui/Island/rendered-html'
import { keepPage, type PageLoader } from '../keep-page'
import { recordPageView } from '../record-page-view'
import { guardScrollPositions, routerScrolls } from '../scroll-positions'
import { startControllers, type RouteUpdate } from '../start-controllers'
import { startMeasuring } from '../start-measuring'

/** The address that this document was loaded at; links within it change the address. */
let landingUrl = ''

/** What has to listen to the history before Gatsby's router does. */
export const onClientEntry = (): Promise<never> | undefined => {
  const { hash, href } = window.location
  landingUrl = href
  fixHash(window)
  guardScrollPositions(window)
  if (window.location.hash === hash) return undefined
  // The router has read the broken one already, and would draw nothing.
  window.location.reload()
  return new Promise(() => undefined)
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={props.location.pathname}>{element}</PageFrame>
)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PersonalizationProvider>{element}</PersonalizationProvider>
)

/** Hydration as a transition: React then works in slices of a few milliseconds and lets taps through. */
export const replaceHydrateFunction =
  () =>
  (element: ReactNode, container: Element): (() => void) | undefined => {
    // In develop, and on the offline plugin's shell, nothing has been drawn yet; nor where Gatsby shows
    // what it is doing, which it takes away again.
    if (!container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes()) {
      const root = createRoot(container)
      root.render(element)
      return () => root.unmount()
    }
    startTransition(() => {
      hydrateRoot(container, element)
    })
    return undefined
  }

let updateControllers: ((update: RouteUpdate) => void) | undefined

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  renderedHtml.release()
  document.documentElement.dataset.hydrated = ''
  updateControllers = startControllers(document, window)
  startMeasuring(document, landingUrl)
  currentAttribution()?.linksAppeared()
}

/** Where a page had been scrolled to, from the left and from the top, in px. Gatsby calls it any function. */
type SavedScrollPosition = (location: Location) => [x: number, y: number]

const keepShownPage = (): void => {
  const { location } = window
  const storage = 'caches' in window ? window.caches : undefined
  const { ___loader: loader } = window as { ___loader?: PageLoader }
  void keepPage(location.pathname, { origin: location.origin, storage, savesData: savesData(navigator), loader })
}

/** The first page of a visit was there before the service worker. */
export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = keepShownPage

/** As the router has it: `PUSH` and `REPLACE` for links, `POP` for the ways through the history. */
type RoutedLocation = Location & { readonly action?: 'PUSH' | 'REPLACE' | 'POP' }

/** Every page, and each after the first has been drawn within the document. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  recordPageView(window)
  currentAttribution()?.linksAppeared()
  const isSamePage = prevLocation?.pathname === location.pathname && prevLocation.search === location.search
  if (!prevLocation || isSamePage) return
  updateControllers?.({ path: location.pathname, isForward: (location as RoutedLocation).action === 'PUSH' })
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) keepShownPage()
}

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const [, savedTop] = (getSavedScrollPosition as SavedScrollPosition)(location)
  return routerScrolls(window, { location, previousPath: prevRouterProps?.location.pathname, savedTop })
}
