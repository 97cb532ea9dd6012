import { nearestName } from './message'

it.each([
  ['heading', 'headnig', ['heading', 'header', 'text']],
  ['primaryUrl', 'primary_url', ['primaryLabel', 'primaryUrl']],
  ['text', 'TEXT', ['title', 'text']],
  [undefined, 'subtitle', ['heading', 'text']],
  [undefined, 'ab', ['cd']],
])('returns %s as the nearest name to %s', (expected, name, names) => {
  expect(nearestName(name, names)).toBe(expected)
})
