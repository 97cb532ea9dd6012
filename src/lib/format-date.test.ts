import { formatDate, formatInstant, formatMonth } from './format-date'

it('formats a day in any time zone of the machine', () => {
  expect(formatDate('2026-03-04')).toBe('March 4, 2026')
  expect(formatDate('2026-03-04T23:30:00Z')).toBe('March 4, 2026')
})

it('formats a month', () => {
  expect(formatMonth('2026-03')).toBe('March 2026')
})

it('formats a day with a time as written', () => {
  expect(formatDate('2026-04-01T00:00+02:00')).toBe('April 1, 2026')
  expect(formatMonth('2026-04-01T00:00+02:00')).toBe('April 2026')
})

it('formats an instant with its time', () => {
  expect(formatInstant('2026-03-04T17:00:00Z')).toMatch(/^Wednesday, March 4, 2026 at 5:00.PM UTC$/)
})

it('returns an empty text for an invalid date', () => {
  expect(formatDate('soon')).toBe('')
  expect(formatMonth('soon')).toBe('')
  expect(formatInstant('')).toBe('')
})
