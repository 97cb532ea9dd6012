import { track } from '../../analytics/analytics'
import { closest } from '../../lib/browser'
import { isGranted } from '../../lib/consent'
import { readLocal, readSession, removeSession, writeLocal, writeSession } from '../../lib/local-storage'
import { onChangedElsewhere, onLeft } from '../../lib/page-life'
import { demoBarDismissedKey, demoBarShownKey } from '../../lib/storage-keys'
import { isDemoBarPath, keepsDemoBar } from '../frame-rules'
import type { ScrollPosition } from '../header/scroll/scroll-state'
import { watchScroll } from '../header/scroll/watch-scroll'
import { isEligible, readVisitorInfo } from './eligibility'

const isInBar = (target: EventTarget | null): boolean => closest(target, '[data-demo-bar]') !== null

/** Whether the bar may appear: the page's entry decides, otherwise the path. */
function allowsBar(root: Document, path: string): boolean {
  const choice = root.querySelector<HTMLElement>('[data-demo-bar-choice]')?.dataset.demoBarChoice
  return choice === undefined ? isDemoBarPath(path) : choice === 'allowed'
}

/**
 * Shows and hides the floating demo bar, `[data-demo-bar]` (requirements 4.4):
 *
 * - It appears on the pages of 2.1, or as `[data-demo-bar-choice]` says, to the visitors of 5 once they have scrolled
 *   past a third of the page. Eligibility is checked on each scroll, since visitor info loads late.
 * - It stays when they scroll back, and when they go forward to one of the two pages that keep it. Every
 *   other forward navigation hides it until the next page is scrolled that far; back navigation hides it
 *   only on pages without the bar.
 * - A click on `data-dismisses-demo-bar` stores the dismissed flag and hides the bar permanently. Without
 *   storage it stays hidden for the rest of the document, whatever the query. The focus returns to the
 *   previously focused element.
 *
 * A navigation may load another document: the previous one stores whether it showed the bar. One that returns
 * from the back-forward cache hides a bar that was dismissed meanwhile, as does one behind another tab.
 */
export function startDemoBar(root: Document): void {
  let path = root.location.pathname
  let isShown = false
  let isDismissed = false
  /** The stored flag when the bar appeared; the query overrides it. */
  let flag: string | undefined
  /** The last known bar. React may have replaced it since. */
  let bar: HTMLElement | null = null
  let cameFrom: HTMLElement | undefined

  const draw = (): void => {
    bar = root.querySelector('[data-demo-bar]')
    if (bar) bar.hidden = !isShown
  }

  const readFlag = (): string | undefined => readLocal(demoBarDismissedKey)

  const show = (): void => {
    isShown = true
    flag = readFlag()
    draw()
  }

  const mayAppear = (): boolean =>
    !isDismissed &&
    allowsBar(root, path) &&
    isEligible({
      search: root.location.search,
      isDismissed: readFlag() !== undefined,
      // Visitor enrichment has stored it with consent.
      visitorInfo: isGranted('SaleOfInfo', window) ? readVisitorInfo() : undefined,
    })

  if (keepsDemoBar(path) && readSession(demoBarShownKey)) show()

  onLeft(window, () => (isShown ? writeSession(demoBarShownKey, '1') : removeSession(demoBarShownKey)))
  onChangedElsewhere(window, () => {
    isShown &&= readFlag() === flag
    draw()
  })
  watchScroll(root, (position) => {
    if (!isShown && (!isPastThird(position) || !mayAppear())) return
    if (isShown && bar?.isConnected) return
    show()
  })
  root.addEventListener('click', ({ target }) => {
    if (!closest(target, '[data-dismisses-demo-bar]')) return
    writeLocal(demoBarDismissedKey, '1')
    if (!isDismissed) track({ name: 'Dismissed Demo Bar' })
    isDismissed = true
    isShown = false
    const heldFocus = isInBar(root.activeElement)
    draw()
    if (heldFocus) cameFrom?.focus({ preventScroll: true })
  })
  root.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!isInBar(target) || isInBar(relatedTarget)) return
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
  })
  root.addEventListener('hs:page', ({ detail }) => {
    if (detail.path === path) return
    path = detail.path
    isShown &&= keepsDemoBar(path) || (!detail.isForward && allowsBar(root, path))
    draw()
  })
}

/**
 * Whether a page has been scrolled by a third of its height (requirements 4.4, 9). A page too short for
 * that counts as scrolled at its end; a page that does not scroll never counts.
 */
export function isPastThird({ scrollY, viewportHeight, pageHeight }: ScrollPosition): boolean {
  const end = pageHeight - viewportHeight
  // Browsers round the height, and stop a fraction of a pixel before the end.
  return end >= 1 && scrollY >= Math.min(pageHeight / 3, end - 1)
}
