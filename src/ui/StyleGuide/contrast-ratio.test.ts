import { contrastRatio } from './contrast-ratio'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
  ['#FF0000', '#ffffff', 4],
])('computes the contrast of %s on %s as %d', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 1)
})

it.each(['red', '#fff', 'rgb(0 0 0)', '#12345g', ''])('rejects %j', (value) => {
  expect(() => contrastRatio(value, '#ffffff')).toThrow(RangeError)
})
