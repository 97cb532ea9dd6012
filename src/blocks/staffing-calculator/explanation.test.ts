import { formatDuration, formatShare, shortDuration } from './explanation'

it.each([
  [0.0004, 'under 0.1%'],
  [0.0005, '0.1%'],
  [0.8883, '88.8%'],
  [0.999, '99.9%'],
  [0.9995, 'over 99.9%'],
  [1, '100%'],
])('writes the share %d as %s', (share, text) => {
  expect(formatShare(share)).toBe(text)
})

it.each([
  [0, '0 seconds'],
  [0.4, 'less than a second'],
  [59.6, '1 minute'],
  [125, '2 minutes 5 seconds'],
  [3599.7, '1 hour'],
  [24_000, '6 hours 40 minutes'],
  [359_970, '100 hours'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

it.each([
  [0, '0\u00A0s'],
  [0.4, 'under 1\u00A0s'],
  [45.4, '45\u00A0s'],
  [199, '3\u00A0min 19\u00A0s'],
  [24_000, '6\u00A0h 40\u00A0min'],
])('writes %d seconds in a table as %s', (seconds, text) => {
  expect(shortDuration(seconds)).toBe(text)
})
