import type { GatsbyBrowser } from 'gatsby'
import { hashTarget } from '../frame/hash-routes/hash'

/**
 * Corrects the scroll positions that Gatsby's router saves. The router learns of history navigation a frame late and
 * would save the new position for the previous entry, and it cannot distinguish entries of sections, which have no
 * key. Call it before the router starts.
 */
export function guardScrollPositions(view: Window): void {
  /** Navigations that the router has not learned of. */
  let ahead = 0

  const onPopState = (): void => {
    const { history, location } = view
    if (history.state === null && location.hash) history.replaceState({ key: String(Date.now()) }, '')
    ahead += 1
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        ahead -= 1
      }),
    )
  }
  const onScroll = (event: Event): void => {
    if (ahead > 0) event.stopImmediatePropagation()
  }

  view.addEventListener('popstate', onPopState)
  view.addEventListener('scroll', onScroll)
}

/** The scroll position that the router has saved for a history entry, in px; 0 if none. Gatsby's type is `Function`. */
type SavedScrollPosition = (location: Location) => [x: number, y: number]

/**
 * Whether Gatsby's router should scroll to the hash or to the saved position of the page it has rendered.
 *
 * Not on the first page: the browser has positioned it, and the visitor may have scrolled. The router would follow the
 * hash of another page instead of its saved position, and not scroll if the hash names no element. This function
 * scrolls such a page itself.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false
  const [, savedTop] = (getSavedScrollPosition as SavedScrollPosition)(location)
  const isOtherPage = prevRouterProps.location.pathname !== location.pathname
  const isBack = isOtherPage && savedTop > 0
  if (!location.hash || (!isBack && hashTarget(document, location.hash))) return true
  if (isOtherPage || savedTop > 0) window.scrollTo(0, savedTop)
  return false
}
