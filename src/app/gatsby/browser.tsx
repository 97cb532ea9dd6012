import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { anchorScrollOffset } from '../../data/site'
import { closeMenu } from '../../frame/header/menu/close-menu'
import { PageFrame } from '../../frame/page-frame/PageFrame'
import { renderedHtml } from '../../ui/Island/rendered-html'
import { keepPage } from '../keep-page'
import { startControllers } from '../start-controllers'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={props.location.pathname}>{element}</PageFrame>
)

/** Hydration as a transition: React then works in slices of a few milliseconds and lets taps through. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // In develop, and on the offline plugin's shell, nothing has been drawn yet.
  if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) {
    createRoot(container).render(element)
    return
  }
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  renderedHtml.release()
  document.documentElement.dataset.hydrated = ''
  startControllers(document, window)
}

/** Where a page had been scrolled to, from the left and from the top, in px. Gatsby calls it any function. */
type SavedScrollPosition = (location: Location) => [x: number, y: number]

/** Network Information API, which not every browser has. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

const keepShownPage = (): void => {
  const { location } = window
  const savesData = (navigator as Connected).connection?.saveData ?? false
  const storage = 'caches' in window ? window.caches : undefined
  void keepPage(location.pathname, { origin: location.origin, storage, savesData })
}

/** The first page of a visit was there before the service worker. */
export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = keepShownPage

/** A page drawn within the document, after the first: the menu that led to it closes, and it is kept. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === window.location.pathname) return
  closeMenu(document)
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) keepShownPage()
}

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!location.hash) return (getSavedScrollPosition as SavedScrollPosition)(location)
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return [0, 0]
  return [0, target.getBoundingClientRect().top + window.scrollY - anchorScrollOffset]
}
