/**
 * Redraws an outline with fewer curves. Fonts describe a letter with many short quadratic curves; a
 * few cubic ones look the same and take a third of the bytes. The method is Schneider's
 * ("An algorithm for automatically fitting digitized curves", Graphics Gems, 1990).
 */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A cubic curve: start, two control points, end. */
type Cubic = readonly [Point, Point, Point, Point]

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const scale = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor })
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** The same direction with a length of 1. What has no direction stays as it is. */
const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y)
  return length === 0 ? a : scale(a, 1 / length)
}

/** The point at `t` (0 to 1) of a curve of any degree, by de Casteljau's construction. */
export function pointAt(controls: readonly Point[], t: number): Point {
  let points = controls
  while (points.length > 1) {
    points = points.slice(1).map((point, index) => {
      const before = points[index] ?? point
      return add(scale(before, 1 - t), scale(point, t))
    })
  }
  const [point] = points
  if (!point) throw new Error('a curve needs control points')
  return point
}

/** Shares of the whole length at which the points lie, from 0 to 1. */
function lengthShares(points: readonly Point[]): number[] {
  const lengths = [0]
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before) lengths.push((lengths[index - 1] ?? 0) + distance(before, point))
  })
  const total = lengths.at(-1) ?? 0
  return lengths.map((length) => (total === 0 ? 0 : length / total))
}

/** The cubic with the given end directions that is nearest to the points, by least squares. */
function nearestCubic(points: readonly Point[], shares: readonly number[], leaving: Point, arriving: Point): Cubic {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) throw new Error('nothing to fit')
  let c00 = 0
  let c01 = 0
  let c11 = 0
  let x0 = 0
  let x1 = 0
  points.forEach((point, index) => {
    const t = shares[index] ?? 0
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3] as const
    const a0 = scale(leaving, weights[1])
    const a1 = scale(arriving, weights[2])
    const rest = subtract(point, add(scale(first, weights[0] + weights[1]), scale(last, weights[2] + weights[3])))
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const length = distance(first, last)
  const reach0 = determinant === 0 ? 0 : (x0 * c11 - x1 * c01) / determinant
  const reach1 = determinant === 0 ? 0 : (c00 * x1 - c01 * x0) / determinant
  const isUsable = reach0 > length * 1e-3 && reach1 > length * 1e-3
  return [
    first,
    add(first, scale(leaving, isUsable ? reach0 : length / 3)),
    add(last, scale(arriving, isUsable ? reach1 : length / 3)),
    last,
  ]
}

/** Moves each share to the place on the curve that is nearest to its point: one step of Newton's method. */
function refineShares(points: readonly Point[], shares: readonly number[], curve: Cubic): number[] {
  const speed = curve.slice(1).map((point, index) => scale(subtract(point, curve[index] ?? point), 3))
  const bend = speed.slice(1).map((point, index) => scale(subtract(point, speed[index] ?? point), 2))
  return points.map((point, index) => {
    const t = shares[index] ?? 0
    const away = subtract(pointAt(curve, t), point)
    const first = pointAt(speed, t)
    const denominator = dot(first, first) + dot(away, pointAt(bend, t))
    return denominator === 0 ? t : Math.min(1, Math.max(0, t - dot(away, first) / denominator))
  })
}

function farthest(points: readonly Point[], shares: readonly number[], curve: Cubic): { error: number; index: number } {
  return points.reduce(
    (worst, point, index) => {
      const error = distance(point, pointAt(curve, shares[index] ?? 0))
      return error > worst.error ? { error, index } : worst
    },
    { error: 0, index: Math.floor(points.length / 2) },
  )
}

/**
 * Fits cubic curves to a smooth run of points.
 *
 * @param points in order, at least two
 * @param tolerance largest distance between a point and its curve, in the points' unit
 * @param leaving direction at the first point, of length 1; of the points when absent
 * @param arriving direction at the last point, looking back
 */
export function fitCurve(
  points: readonly Point[],
  tolerance: number,
  leaving: Point = unit(subtract(points[1] ?? { x: 0, y: 0 }, points[0] ?? { x: 0, y: 0 })),
  arriving: Point = unit(subtract(points.at(-2) ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 })),
): readonly Cubic[] {
  let shares = lengthShares(points)
  let curve = nearestCubic(points, shares, leaving, arriving)
  let worst = farthest(points, shares, curve)
  for (let round = 0; round < 12 && worst.error > tolerance; round += 1) {
    shares = refineShares(points, shares, curve)
    curve = nearestCubic(points, shares, leaving, arriving)
    worst = farthest(points, shares, curve)
  }
  if (worst.error <= tolerance || points.length < 4) return [curve]
  const split = Math.min(points.length - 2, Math.max(1, worst.index))
  const before = points[split - 1]
  const after = points[split + 1]
  if (!before || !after) return [curve]
  const through = unit(subtract(before, after))
  return [
    ...fitCurve(points.slice(0, split + 1), tolerance, leaving, through),
    ...fitCurve(points.slice(split), tolerance, scale(through, -1), arriving),
  ]
}
