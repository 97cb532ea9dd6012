import { formatTable, kilobytes, median } from './figures'

describe('median', () => {
  it.each([
    [[7], 7],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('throws without values', () => {
    expect(() => median([])).toThrow('of no values')
  })
})

it('rounds bytes up', () => {
  expect(kilobytes(14_001)).toBe('14.1 KB')
})

it('aligns the first column to the left and the others to the right', () => {
  const rows = [
    ['', 'home', '404'],
    ['Requests', '11', '4'],
    ['HTML', '12.0 KB', ''],
  ]
  expect(formatTable(rows)).toBe(['             home  404', 'Requests       11    4', 'HTML      12.0 KB'].join('\n'))
})
