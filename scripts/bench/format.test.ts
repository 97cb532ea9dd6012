import { formatTable, kilobytes, seconds } from './format'

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
