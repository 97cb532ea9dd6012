import { quantile } from './load'

it.each([
  [[1, 2, 3, 4], 0.5, 3],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 100],
  [Array.from({ length: 1000 }, (_, index) => index + 1), 0.99, 991],
  [[7], 0.99, 7],
  [[], 0.5, 0],
])('of %j the part %d is not above %d', (values, part, value) => {
  expect(quantile(values, part)).toBe(value)
})
