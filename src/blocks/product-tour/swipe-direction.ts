/** Shortest way that is a swipe and no tap, in px. */
const shortest = 48
/** How much farther a swipe goes sideways than up or down. */
const steepness = 1.5

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * What a finger has done between two points.
 *
 * @returns 1 for a swipe to what comes next (to the left), -1 for one back, 0 for none
 */
export function swipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const sideways = to.x - from.x
  if (Math.abs(sideways) < shortest || Math.abs(sideways) < steepness * Math.abs(to.y - from.y)) return 0
  return sideways < 0 ? 1 : -1
}
