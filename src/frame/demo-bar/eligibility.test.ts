/** @jest-environment jsdom */
import { isEligible, readVisitorInfo } from './eligibility'

describe('eligibility (requirements 5)', () => {
  const visitorInfo = { employeeCount: 11, country: 'Canada' }

  it.each([
    ['the query asks for it, whatever else is known', '?show_fixed_cta_bar=1', true, undefined, true],
    ['the bar was dismissed', '', true, visitorInfo, false],
    ['nothing is known about the visitor', '', false, undefined, false],
    ['the company has eleven employees', '', false, visitorInfo, true],
    ['the company has fewer employees', '', false, { ...visitorInfo, employeeCount: 10.9 }, false],
    ['the country is excluded', '', false, { ...visitorInfo, country: 'China' }, false],
  ])('is decided when %s', (_name, search, isDismissed, info, expected) => {
    expect(isEligible({ search, isDismissed, visitorInfo: info })).toBe(expected)
  })

  it.each([
    ['?utm_source=mail&show_fixed_cta_bar=1', true],
    ['?show_fixed_cta_bar=', false],
    ['?SHOW_FIXED_CTA_BAR=1', false],
    ['?show_fixed_cta_bar=%E0%A4%A', false],
  ])('reads the query %s: %s', (search, expected) => {
    expect(isEligible({ search, isDismissed: true, visitorInfo: undefined })).toBe(expected)
  })

  it.each([
    [false, ['INDIA', ' india ', 'IN', 'IND', 'Republic of India']],
    [false, ['Russia', 'RU', 'rus', 'RUSSIAN  FEDERATION']],
    [false, ['cn', 'CHN', 'People’s Republic of China', 'P.R. China', 'PRC']],
    [false, ['中国', 'Россия', 'भारत', '-', '356']],
    [true, ['United States', 'us', 'Indonesia', 'Belarus', 'Hong Kong', 'Taiwan', 'Côte d’Ivoire', 'Iran', 'INT']],
  ])('is %s for visitors from %j', (expected, countries) => {
    const from = (country: string) =>
      isEligible({ search: '', isDismissed: false, visitorInfo: { ...visitorInfo, country } })
    expect(countries.filter((country) => from(country) !== expected)).toEqual([])
  })
})

describe('visitor info (requirements 3.2)', () => {
  const storedAs = (text: string) => {
    localStorage.setItem('_ziVisitorInfo', text)
    return readVisitorInfo()
  }
  const stored = (ziDetails: unknown) => storedAs(JSON.stringify({ ziDetails }))

  it.each([
    [0, 0],
    ['250', 250],
    [' 11 ', 11],
  ])('has the count %j as %i, and the country', (employeeCount, expected) => {
    const details = { employeeCount, country: 'Canada', city: 'Toronto' }
    expect(stored(details)).toEqual({ employeeCount: expected, country: 'Canada' })
  })

  it.each([null, '', 'many', '11-50', '0x1F', '-20', [20], true, undefined])(
    'is undefined with the count %j',
    (employeeCount) => {
      expect(stored({ employeeCount, country: 'Canada' })).toBeUndefined()
    },
  )

  it.each([null, ' ', 124, undefined])('is undefined with the country %j', (country) => {
    expect(stored({ employeeCount: 20, country })).toBeUndefined()
  })

  it.each(['null', '{', '{"employeeCount":20,"country":"Canada"}', '{"ziDetails":null}'])(
    'is undefined for the text %j',
    (text) => {
      expect(storedAs(text)).toBeUndefined()
    },
  )
})
