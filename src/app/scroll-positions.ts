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

interface ScrollUpdate {
  readonly location: Pick<Location, 'pathname' | 'hash'>
  /** `undefined` for the first page of the document. */
  readonly previousPath: string | undefined
  /** Saved by the router for this history entry, in px; 0 if it saved nothing. */
  readonly savedTop: number
}

/**
 * Whether Gatsby's router should scroll to the hash or to the saved position of the page it has rendered.
 *
 * Not on the first page: the browser has positioned it, and the visitor may have scrolled. The router would follow the
 * hash of another page instead of its saved position, and not scroll if the hash names no element. This function
 * scrolls such a page itself.
 */
export function routerScrolls(view: Window, { location, previousPath, savedTop }: ScrollUpdate): boolean {
  if (previousPath === undefined) return false
  const isOtherPage = previousPath !== location.pathname
  const isBack = isOtherPage && savedTop > 0
  if (!location.hash || (!isBack && hashTarget(view.document, location.hash))) return true
  if (isOtherPage || savedTop > 0) view.scrollTo(0, savedTop)
  return false
}
