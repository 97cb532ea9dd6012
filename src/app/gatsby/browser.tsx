import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageView } from '../../analytics/analytics'
import { PageFrame } from '../../frame/page-frame/PageFrame'
import { mayPrefetch } from '../../lib/browser'
import { announcePage, whenTitled } from '../../lib/page-life'
import { personalization } from '../../personalization/personalization'
import { PersonalizationProvider } from '../../personalization/PersonalizationProvider'
import { endHydration } from '../../ui/Island/Island'
import { forgetOldData } from '../forget-old-data'
import { keepPage } from '../keep-page'
import { refuseOtherBuilds } from '../refuse-other-builds'
import { guardScrollPositions } from '../scroll-positions'
import { startPage } from '../start-page'
import { preloadViews, startPrefetch } from '../start-prefetch'

export { shouldUpdateScroll } from '../scroll-positions'

/** As in src/mapping/drafts.ts. A constant, so that bundles for visitors do not contain the code of previews. */
declare const __CONTENTFUL_APP__: string | undefined

/** Whether a service worker controlled the page before Gatsby registered one. */
let wasControlled = false

export const onClientEntry = (): void => {
  wasControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  // Its listeners must run before those of Gatsby's router.
  guardScrollPositions(window)
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={props.location.pathname} context={props.pageContext}>
    {element}
  </PageFrame>
)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PersonalizationProvider>{element}</PersonalizationProvider>
)

/** Hydrates in a transition: React works in slices of a few milliseconds, so taps are handled. */
export const replaceHydrateFunction =
  () =>
  (element: ReactNode, container: Element): (() => void) | undefined => {
    // In develop, on the offline plugin's shell and behind Gatsby's status overlay, there is no HTML to hydrate.
    if (!container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes()) {
      const root = createRoot(container)
      root.render(element)
      return () => root.unmount()
    }
    // Gatsby would replace a complete page by the 500 page. Without hydration, links load documents.
    const { pathname, search } = window.location
    if (window.___loader?.loadPageSync(pathname + search)?.page?.path === '/500.html') return undefined
    startTransition(() => {
      hydrateRoot(container, element)
    })
    return undefined
  }

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endHydration()
  // Gatsby saves positions on scroll events, for Back. This saves the current position before the navigation.
  window.dispatchEvent(new Event('scroll'))
  document.documentElement.dataset.hydrated = ''
  // In a build, the page runtime has started the page (src/app/page.ts).
  if (process.env.NODE_ENV !== 'production') startPage(document)
  window.hearthsideAttribution?.linksAppeared()
  if (typeof __CONTENTFUL_APP__ === 'string' && __CONTENTFUL_APP__) {
    const app = __CONTENTFUL_APP__
    void import('../start-preview').then(({ startPreview }) => startPreview(window, app))
  }
  if (window.___loader) {
    startPrefetch(document, window.___loader)
    // For links that are followed, and for Back and Forward.
    if (process.env.NODE_ENV === 'production') refuseOtherBuilds(window.___loader, window.___webpackCompilationHash)
  }
  if (window.___webpackCompilationHash) void forgetOldData(window, window.___webpackCompilationHash)
  // Evaluating them would delay the first page within the document.
  if (mayPrefetch(navigator)) void preloadViews()
}

/**
 * Gatsby loads the next page in full after an update of the service worker. If a worker takes control before it is
 * announced, as in WebKit, Gatsby mistakes the first worker for an update.
 */
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () => {
  if (!wasControlled) (window as { ___swUpdated?: boolean }).___swUpdated = false
}

/** The router names an action only for its own navigation, not for that of the browser. */
type RoutedLocation = Location & { readonly action?: 'PUSH' }

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  window.hearthsideAttribution?.linksAppeared()
  // Tools write queries, of which the router may learn later: only the path distinguishes pages.
  const { pathname: path } = location
  if (prevLocation.pathname === path) return
  whenTitled(document, () => {
    // The visitor went back or forward twice: this page was not seen.
    if (new URL(location.href).pathname !== window.location.pathname) return
    pageView({ path, title: document.title })
    void personalization.page()
  })
  announcePage(document, { path, isForward: (location as RoutedLocation).action === 'PUSH' })
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) void keepPage(window)
}
