import { swipeDirection } from './swipe-direction'

it.each([
  ['to the left', -80, 10, 1],
  ['to the right', 80, -10, -1],
  ['of a trembling finger', -40, 0, 0],
  ['down the page', -60, 200, 0],
  ['across', -60, 45, 0],
])('takes a movement %s for %i', (_name, x, y, direction) => {
  expect(swipeDirection({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(direction)
})
