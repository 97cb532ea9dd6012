import { formatTable, gzipSize, kilobytes, median, medians, quantile } from './figures'

describe('median', () => {
  it.each([
    [[7], 7],
    [[100, 3, 20], 20],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('throws without values', () => {
    expect(() => median([])).toThrow('of no values')
  })

  it('computes each figure separately', () => {
    const visits = [
      { blocked: 10, longest: 9 },
      { blocked: 30, longest: 0 },
      { blocked: 20, longest: 1 },
    ]
    expect(medians(visits, ['blocked', 'longest'])).toEqual({ blocked: 20, longest: 1 })
  })
})

describe('quantile', () => {
  it.each([
    [[4, 2, 1, 3], 0.5, 2],
    [Array.from({ length: 1000 }, (_, index) => 1000 - index), 0.99, 990],
    [[7], 0.99, 7],
    [[], 0.5, 0],
  ])('of %j at %d is at most %d', (values, part, value) => {
    expect(quantile(values, part)).toBe(value)
  })
})

it('returns 0 for empty content', () => {
  expect(gzipSize('')).toBe(0)
})

it.each([
  [14_000, '14.0 KB'],
  [14_001, '14.1 KB'],
])('rounds %d bytes up to %s', (bytes, text) => {
  expect(kilobytes(bytes)).toBe(text)
})

it('aligns the first column to the left and the others to the right', () => {
  const rows = [
    ['', 'home', '404'],
    ['Requests', '11', '4'],
    ['HTML', '12.0 KB', ''],
  ]
  expect(formatTable(rows)).toBe(['             home  404', 'Requests       11    4', 'HTML      12.0 KB'].join('\n'))
})
