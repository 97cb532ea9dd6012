import { roundUp } from './round-up'

it.each([
  [0, 0],
  [0.01, 1],
  [4, 4],
  [4.2, 5],
  [0.1 + 0.2 + 0.7, 1],
  [8.4 / 0.7, 12],
  [166_500.000_000_01, 166_500],
  [166_500.5, 166_501],
  [-1.5, -1],
])('makes %d people %i', (value, people) => {
  expect(roundUp(value)).toBe(people)
})
