import { fitCurve, pointAt, type Point } from './fit-curve'

const arc = (turns: number, steps = 200): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * turns * 2 * Math.PI
    return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) }
  })

/** How far the curves leave the circle of radius 100, at most. */
const distanceFromCircle = (curves: ReturnType<typeof fitCurve>): number =>
  Math.max(
    ...curves.flatMap((curve) =>
      Array.from({ length: 21 }, (_, step) => {
        const { x, y } = pointAt(curve, step / 20)
        return Math.abs(Math.hypot(x, y) - 100)
      }),
    ),
  )

describe('fitCurve', () => {
  it('draws a quarter of a circle as one curve', () => {
    const curves = fitCurve(arc(0.25), 0.5)
    expect(curves).toHaveLength(1)
    expect(distanceFromCircle(curves)).toBeLessThan(0.5)
  })

  it('splits what one curve cannot follow, and stays within the tolerance', () => {
    const curves = fitCurve(arc(0.9), 0.1)
    expect(curves.length).toBeGreaterThan(1)
    expect(distanceFromCircle(curves)).toBeLessThan(0.2)
  })

  it('begins and ends where the points do, without a gap between curves', () => {
    const points = arc(0.9)
    const curves = fitCurve(points, 0.1)
    expect(curves[0]?.[0]).toEqual(points[0])
    expect(curves.at(-1)?.[3]).toEqual(points.at(-1))
    curves.slice(1).forEach((curve, index) => expect(curve[0]).toEqual(curves[index]?.[3]))
  })
})
