import { kilobytes, median } from './figures'

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
