import { dragShifts } from './drag-shifts'

/** Three items of 100, 50 and 100 px, 10 px apart. */
const boxes = [
  { top: 0, bottom: 100 },
  { top: 110, bottom: 160 },
  { top: 170, bottom: 270 },
]

it.each([
  [0, 2, 180, [180, -110, -110]],
  [0, 0, 20, [20, 0, 0]],
  [1, 0, -90, [60, -90, 0]],
  [2, 1, -70, [0, 110, -70]],
])('makes room when item %i goes to %i', (from, to, distance, shifts) => {
  expect(dragShifts(boxes, from, to, distance)).toEqual(shifts)
})

it('moves nothing where there is nothing', () => {
  expect(dragShifts([], 0, 0, 10)).toEqual([])
  expect(dragShifts([{ top: 0, bottom: 10 }], 0, 0, 4)).toEqual([4])
})
