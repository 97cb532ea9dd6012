import { hashTarget } from '../frame/hash-routes/hash'

/**
 * Keeps what Gatsby's router saves for the way back true. It saves how far a page is scrolled, but
 * learns a frame too late that the browser has gone to another entry of the history and has scrolled
 * for that one, and would save this for the entry before. It can't tell sections that links have led
 * to from the page either, because their entries have no key. Must be called before the router
 * starts to listen.
 */
export function guardScrollPositions(view: Window, { signal }: { readonly signal?: AbortSignal } = {}): void {
  let isAhead = false

  const onPopState = (): void => {
    const { history, location } = view
    if (history.state === null && location.hash) history.replaceState({ key: String(Date.now()) }, '')
    isAhead = true
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        isAhead = false
      }),
    )
  }
  const onScroll = (event: Event): void => {
    if (isAhead) event.stopImmediatePropagation()
  }

  view.addEventListener('popstate', onPopState, { signal })
  view.addEventListener('scroll', onScroll, { signal })
}

interface ScrollUpdate {
  readonly location: Pick<Location, 'pathname' | 'hash'>
  /** Path of the page before; `undefined` for the first one of the document. */
  readonly previousPath: string | undefined
  /** What the router has saved for this entry of the history, in px; 0 when nothing. */
  readonly savedTop: number
}

/**
 * Whether Gatsby's router should scroll now that it has drawn a page: to the section that the hash
 * names, else to what it has saved.
 *
 * - Not on the first page: the browser has put it in its place, and the visitor may have moved on.
 * - When the hash names nothing, the router would leave the page where it is. Another page is
 *   scrolled to its saved position here.
 */
export function routerScrolls(view: Window, { location, previousPath, savedTop }: ScrollUpdate): boolean {
  if (previousPath === undefined) return false
  if (!location.hash || hashTarget(view.document, location.hash)) return true
  if (savedTop > 0 || previousPath !== location.pathname) view.scrollTo(0, savedTop)
  return false
}
