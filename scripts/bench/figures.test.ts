import { brotliSize, formatTable, gzipSize, kilobytes, median, medians, seconds } from './figures'

describe('sizes', () => {
  it('counts nothing as nothing', () => {
    expect([gzipSize(''), brotliSize('')]).toEqual([0, 0])
  })

  it('are those after compression, the same each time', () => {
    const text = 'shared inbox '.repeat(100)
    expect(gzipSize(text)).toBeLessThan(100)
    expect(gzipSize(Buffer.from(text))).toBe(gzipSize(text))
    expect(brotliSize(text)).toBeLessThan(gzipSize(text))
  })
})

describe('median', () => {
  it.each([
    [[7], 7],
    [[100, 3, 20], 20],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('leaves the values in their order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it('throws without values', () => {
    expect(() => median([])).toThrow('of no values')
  })
})

describe('kilobytes', () => {
  it.each([
    [0, '0.0 KB'],
    [14_000, '14.0 KB'],
    [14_001, '14.1 KB'],
    [999, '1.0 KB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(kilobytes(bytes)).toBe(text)
  })
})

describe('seconds', () => {
  it('shows milliseconds with one decimal', () => {
    expect(seconds(61_240)).toBe('61.2 s')
  })
})

describe('formatTable', () => {
  it('aligns the first column to the left and the others to the right', () => {
    const table = formatTable([
      ['', 'home', '404'],
      ['Requests', '11', '4'],
      ['HTML', '12.0 KB', ''],
    ])
    expect(table).toBe(['             home  404', 'Requests       11    4', 'HTML      12.0 KB'].join('\n'))
  })
})

it('takes the median of each figure', () => {
  const visits = [
    { blocked: 10, late: 9 },
    { blocked: 30, late: 0 },
    { blocked: 20, late: 1 },
  ]
  expect(medians(visits, ['blocked', 'late'])).toEqual({ blocked: 20, late: 1 })
})
