import { stepByKey } from './step-by-key'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, undefined],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 0, undefined],
  ['a', 0, undefined],
])('moves with %s from step %i of three to %s', (key, index, to) => {
  expect(stepByKey(key, index, 3)).toBe(to)
})
