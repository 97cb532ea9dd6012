import getDayOfYear from 'date-fns/getDayOfYear'

describe('getDayOfYear', () => {
  it('counts the days of the year from 1, in local time', () => {
    expect(getDayOfYear(new Date(2026, 0, 1))).toBe(1)
    expect(getDayOfYear(new Date(2026, 11, 31, 23, 59))).toBe(365)
  })

  it('counts a leap day', () => {
    expect(getDayOfYear(new Date(2028, 11, 31))).toBe(366)
  })
})
