import { isDemoBarPath, keepsDemoBar } from '../../data/frame-rules'
import { demoBarDismissedKey } from '../../data/storage-keys'
import { readLocal, writeLocal } from '../../lib/local-storage'
import { watchScroll } from '../header/scroll/watch-scroll'
import { isEligible } from './is-eligible'
import { isPastThird } from './is-past-third'
import { readVisitorInfo } from './visitor-info'

export interface RouteUpdate {
  /** Path of the page that is shown now. */
  readonly path: string
  /** Whether the visitor has gone to a new page, not back or forth in the history. */
  readonly isForward: boolean
}

const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-demo-bar]') !== null

export interface DemoBarOptions {
  /** Told when the visitor dismisses the bar, once for each document. */
  readonly onDismissed: () => void
}

export interface DemoBarControl {
  /** To be called when a page has been drawn within the document. */
  onRouteUpdate(update: RouteUpdate): void
  stop(): void
}

/**
 * Shows and hides the floating demo bar, `[data-demo-bar]` in the page (specification 4.4):
 *
 * - It appears on the pages of 2.1, to visitors of 5, once they have scrolled past a third of the
 *   page. Whether they are eligible is asked while they scroll, since visitor info comes late.
 * - It stays when they scroll back, and when they go forward to one of the two pages that keep it.
 *   Any other way forward hides it until the next page is read that far; a way back does so where
 *   the bar is not allowed.
 * - A click on anything marked by `data-dismisses-demo-bar` stores the dismissed flag, and hides it
 *   for good: also where storage is refused, for as long as the document is there, and whatever the
 *   query says. The focus returns to where it came from.
 */
export function startDemoBar(root: Document, { onDismissed }: DemoBarOptions): DemoBarControl {
  let path = root.location.pathname
  let isShown = false
  let isDismissed = false
  /** The bar that was drawn last; another may have taken its place since. */
  let bar: HTMLElement | null = null
  let cameFrom: HTMLElement | undefined

  const draw = (): void => {
    bar = root.querySelector('[data-demo-bar]')
    if (bar) bar.hidden = !isShown
  }

  const mayAppear = (): boolean =>
    !isDismissed &&
    isDemoBarPath(path) &&
    isEligible({
      search: root.location.search,
      isDismissed: readLocal(demoBarDismissedKey) !== undefined,
      visitorInfo: readVisitorInfo(),
    })

  const stopWatching = watchScroll(root, (position) => {
    if (!isShown && (!isPastThird(position) || !mayAppear())) return
    if (isShown && bar?.isConnected) return
    isShown = true
    draw()
  })

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || !target.closest('[data-dismisses-demo-bar]')) return
    writeLocal(demoBarDismissedKey, '1')
    if (!isDismissed) onDismissed()
    isDismissed = true
    isShown = false
    const heldFocus = isInBar(root.activeElement)
    draw()
    if (heldFocus) cameFrom?.focus({ preventScroll: true })
  }

  const onFocusIn = ({ target, relatedTarget }: FocusEvent): void => {
    if (!isInBar(target) || isInBar(relatedTarget)) return
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
  }

  root.addEventListener('click', onClick)
  root.addEventListener('focusin', onFocusIn)
  return {
    onRouteUpdate(update) {
      if (update.path === path) return
      path = update.path
      isShown &&= keepsDemoBar(path) || (!update.isForward && isDemoBarPath(path))
      draw()
    },
    stop() {
      stopWatching()
      root.removeEventListener('click', onClick)
      root.removeEventListener('focusin', onFocusIn)
    },
  }
}
