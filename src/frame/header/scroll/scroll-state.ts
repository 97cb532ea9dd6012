/** What is measured of a scrolled page, in px. */
export interface ScrollPosition {
  /** Negative, or beyond the end, while a touch pulls the page further than it goes. */
  readonly scrollY: number
  readonly viewportHeight: number
  readonly pageHeight: number
}

/**
 * - `UNINITIALIZED`: the header stands at the top of the page and scrolls away with it.
 * - `SHOWING`: it stands at the top of the screen.
 * - `HIDING`: it is out of sight.
 */
export type ScrollState = 'UNINITIALIZED' | 'SHOWING' | 'HIDING'

export interface HeaderScroll {
  readonly state: ScrollState
  /** Whether the page has been scrolled past half the viewport since it was at the top. */
  readonly isPastHalf: boolean
  /** Where the page is scrolled to, within its bounds. */
  readonly y: number
  /** The highest and the lowest place on the page that it was scrolled to in this state. */
  readonly highest: number
  readonly lowest: number
  readonly pageHeight: number
}

/** How far down the visitor scrolls until the header hides, in px (specification 9). */
const hideThreshold = 200

/** How far up the visitor scrolls until the header shows, in px (specification 9). */
const showThreshold = 100

/** A page at its top, where each page begins. */
export const atTop: HeaderScroll = {
  state: 'UNINITIALIZED',
  isPastHalf: false,
  y: 0,
  highest: 0,
  lowest: 0,
  pageHeight: 0,
}

/**
 * The header's state after the page was scrolled or has changed its size (specification 4.2, 9):
 *
 * - At the top it is uninitialized, also when a touch pulls the page further up, and when the page
 *   is shorter than the viewport.
 * - It hides when the visitor has scrolled down by 200 px.
 * - It shows when the visitor has scrolled up by 100 px, once the page had been past half the
 *   viewport. That is how "show threshold 100 px" goes together with "showing when scrolling up": a
 *   thumb that trembles shows nothing. Before half the viewport, 100 px up make it uninitialized
 *   again: its place at the top of the page is near, and it comes into sight with it.
 * - It hides, whichever way the visitor scrolls, within 100 px of the end of the page once that is
 *   past half the viewport. The specification gives no number for "near the page bottom"; with this
 *   one, a visitor who turns round at the end sees the header after the same 100 px as elsewhere.
 *
 * Distances are counted from where the visitor turned round, not frame by frame. When the height of
 * the page changes, as with late pictures or a turned phone, the browser moves the page by itself;
 * such a movement counts for nothing.
 *
 * @param holdsFocus the header has the keyboard's focus, so that it must be seen wherever the page is
 */
export function reduceScroll(previous: HeaderScroll, position: ScrollPosition, holdsFocus = false): HeaderScroll {
  const { viewportHeight, pageHeight } = position
  const end = Math.max(0, pageHeight - viewportHeight)
  const y = Math.min(Math.max(0, position.scrollY), end)
  if (y === 0) return { ...atTop, pageHeight }

  const isMovedByPage = previous.state !== 'UNINITIALIZED' && pageHeight !== previous.pageHeight
  const shift = isMovedByPage ? y - previous.y : 0
  const highest = Math.min(previous.highest + shift, y)
  const lowest = Math.max(previous.lowest + shift, y)
  const isPastHalf = previous.isPastHalf || y > viewportHeight / 2
  const isNearEnd = isPastHalf && end - y < showThreshold

  const next = (): ScrollState => {
    if (holdsFocus) return 'SHOWING'
    if (isNearEnd) return 'HIDING'
    if (previous.state !== 'HIDING' && y - highest >= hideThreshold) return 'HIDING'
    if (previous.state !== 'SHOWING' && lowest - y >= showThreshold) return isPastHalf ? 'SHOWING' : 'UNINITIALIZED'
    return previous.state
  }

  const state = next()
  if (state !== previous.state) return { state, isPastHalf, y, highest: y, lowest: y, pageHeight }
  return { state, isPastHalf, y, highest, lowest, pageHeight }
}
