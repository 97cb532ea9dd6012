import fc from 'fast-check'
import { dropIndex, type Box } from './drop-index'

/** Items of these heights below each other, 10 px apart. */
function stack(...heights: readonly number[]): Box[] {
  let top = 0
  return heights.map((height) => {
    const box = { top, bottom: top + height }
    top = box.bottom + 10
    return box
  })
}

it.each([
  [1, 0, 1],
  [1, 59, 1],
  [1, 61, 2],
  [1, 500, 3],
  [1, -59, 1],
  [1, -61, 0],
  [1, -500, 0],
  [0, 171, 2],
  [3, -281, 0],
])('puts item %i down after %i px at place %i', (from, distance, to) => {
  expect(dropIndex(stack(100, 100, 100, 100), from, distance)).toBe(to)
})

it('asks a small item to pass the middle of a large one', () => {
  const boxes = stack(40, 200)
  expect(dropIndex(boxes, 0, 109)).toBe(0)
  expect(dropIndex(boxes, 0, 111)).toBe(1)
})

it('stays where it is when there is no such item', () => {
  expect(dropIndex([], 0, 50)).toBe(0)
})

it('never leaves the list', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -5000, max: 5000 }), (list, seed, distance) => {
      const to = dropIndex(stack(...list), seed % list.length, distance)
      expect(to).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThan(list.length)
    }),
  )
})
