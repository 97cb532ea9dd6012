/** The measurements of a scrolled page, in px. */
export interface ScrollPosition {
  /** Negative or beyond the end during overscroll. */
  readonly scrollY: number
  readonly viewportHeight: number
  readonly pageHeight: number
}

/**
 * - `UNINITIALIZED`: the header is at the top of the page and scrolls away with it.
 * - `SHOWING`: it is fixed at the top of the screen.
 * - `HIDING`: it is out of view.
 */
export type ScrollState = 'UNINITIALIZED' | 'SHOWING' | 'HIDING'

export interface HeaderScroll {
  readonly state: ScrollState
  /** Whether the page was scrolled past half the viewport since it was at the top. */
  readonly isPastHalf: boolean
  /** The scroll position, within the bounds of the page. */
  readonly y: number
  /** The highest and lowest scroll positions in this state. */
  readonly highest: number
  readonly lowest: number
  readonly pageHeight: number
}

/** Distance down after which the header hides, in px (requirements 9). */
const hideThreshold = 200

/** Distance up after which the header shows, in px (requirements 9). */
const showThreshold = 100

/** The state at the top of a page. */
export const atTop: HeaderScroll = {
  state: 'UNINITIALIZED',
  isPastHalf: false,
  y: 0,
  highest: 0,
  lowest: 0,
  pageHeight: 0,
}

/**
 * The header's state after the page was scrolled or resized (requirements 4.2, 9):
 *
 * - At the top it is uninitialized, also during overscroll and on pages shorter than the viewport.
 * - It hides after 200 px down.
 * - It shows after 100 px up, once the page has been scrolled past half the viewport. This reconciles
 *   "show threshold 100 px" with "showing when scrolling up", and ignores small movements of a thumb.
 *   Before half the viewport, 100 px up make it uninitialized again, since its place at the top of the
 *   page is near.
 * - It hides within 100 px of the page's end, in both directions, once the page has been scrolled past
 *   half the viewport. The requirements give no number for "near the page bottom"; with this one, a
 *   visitor who turns around at the end sees the header after the same 100 px as elsewhere.
 *
 * Distances count from the point where the visitor turned around, not from frame to frame. Scrolling
 * that results from a change of the page's height, such as a late picture, does not count.
 *
 * @param holdsFocus whether the header has keyboard focus and must be visible
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
