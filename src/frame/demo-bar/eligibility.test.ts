/** @jest-environment jsdom */
import { isEligible, parseVisitorInfo, readVisitorInfo } from './eligibility'

const canada = { employeeCount: 11, country: 'Canada' }

it.each([
  ['asked for, though dismissed', '?show_fixed_cta_bar=1', true, undefined, true],
  ['dismissed', '', true, canada, false],
  ['dismissed, and not asked for', '?show_fixed_cta_bar=0', true, canada, false],
  ['neither, for a company of eleven', '', false, canada, true],
  ['neither, for a smaller company', '', false, { ...canada, employeeCount: 10 }, false],
  ['neither, for an excluded country', '', false, { ...canada, country: 'India' }, false],
  ['neither, for an unknown visitor', '', false, undefined, false],
])('decides by the first rule that applies: %s', (_name, search, isDismissed, visitorInfo, expected) => {
  expect(isEligible({ search, isDismissed, visitorInfo })).toBe(expected)
})

const from = (country: string) =>
  isEligible({ search: '', isDismissed: false, visitorInfo: { employeeCount: 50, country } })

it.each([
  ...['India', 'INDIA', ' india ', 'in', 'IN', 'IND', 'Republic of India'],
  ...['Russia', 'russia', 'RU', 'rus', 'Russian Federation', 'RUSSIAN  FEDERATION'],
  ...['China', 'cn', 'CHN', "People's Republic of China", 'People’s Republic of China', 'P.R. China', 'PRC'],
  ...['中国', 'Россия', 'भारत', '-', '356'],
])('excludes visitors from %j', (country) => expect(from(country)).toBe(false))

it.each(['United States', 'us', 'Indonesia', 'Belarus', 'Hong Kong', 'Taiwan', 'Côte d’Ivoire', 'Iran', 'INT'])(
  'may show the bar in %j',
  (country) => expect(from(country)).toBe(true),
)

it('excludes companies with fewer than eleven employees', () => {
  const visitorInfo = { employeeCount: 10.9, country: 'Canada' }
  expect(isEligible({ search: '', isDismissed: false, visitorInfo })).toBe(false)
})

it.each([
  ['show_fixed_cta_bar=1', true],
  ['?utm_source=mail&show_fixed_cta_bar=1', true],
  ['?show_fixed_cta_bar=0&show_fixed_cta_bar=1', true],
  ['?show_fixed_cta_bar=%31', true],
  ['?show_fixed_cta_bar', false],
  ['?show_fixed_cta_bar=', false],
  ['?show_fixed_cta_bar=11', false],
  ['?show_fixed_cta_bar=true', false],
  ['?SHOW_FIXED_CTA_BAR=1', false],
  ['?not_show_fixed_cta_bar=1', false],
  ['?show_fixed_cta_bar=%E0%A4%A', false],
  ['?%&=&', false],
])('reads the query %s: %s', (search, expected) => {
  expect(isEligible({ search, isDismissed: true, visitorInfo: undefined })).toBe(expected)
})

const stored = (ziDetails: unknown) => JSON.stringify({ ziDetails })

beforeEach(() => {
  localStorage.clear()
})

it('reads only count and country', () => {
  const text = JSON.stringify({ id: 1, ziDetails: { employeeCount: 42, country: 'Canada', city: 'Toronto' } })
  expect(parseVisitorInfo(text)).toEqual({ employeeCount: 42, country: 'Canada' })
})

it.each([
  ['a number', 11, 11],
  ['zero', 0, 0],
  ['numeric text', '250', 250],
  ['numeric text with room around it', ' 11 ', 11],
  ['numeric text with a fraction', '11.0', 11],
])('reads %s as a count', (_name, employeeCount, expected) => {
  expect(parseVisitorInfo(stored({ employeeCount, country: 'Canada' }))?.employeeCount).toBe(expected)
})

it.each([
  ['no count', { country: 'Canada' }],
  ['a count that is null', { employeeCount: null, country: 'Canada' }],
  ['a count that is empty', { employeeCount: '', country: 'Canada' }],
  ['a count in words', { employeeCount: 'many', country: 'Canada' }],
  ['a range', { employeeCount: '11-50', country: 'Canada' }],
  ['a count in another notation', { employeeCount: '0x1F', country: 'Canada' }],
  ['a negative count in text', { employeeCount: '-20', country: 'Canada' }],
  ['a count that is a list', { employeeCount: [20], country: 'Canada' }],
  ['a count that is true', { employeeCount: true, country: 'Canada' }],
  ['no country', { employeeCount: 20 }],
  ['a country that is null', { employeeCount: 20, country: null }],
  ['a country that is empty', { employeeCount: 20, country: ' ' }],
  ['a country that is a number', { employeeCount: 20, country: 124 }],
  ['no details', undefined],
  ['details that are null', null],
  ['details that are text', 'employeeCount'],
])('returns undefined for %s', (_name, details) => {
  expect(parseVisitorInfo(stored(details))).toBeUndefined()
})

it.each([undefined, '', 'null', '[]', '1', '"text"', '{', '{"employeeCount":20,"country":"Canada"}', 'undefined'])(
  'gives nothing for the text %j',
  (text) => expect(parseVisitorInfo(text)).toBeUndefined(),
)

it('is read from local storage', () => {
  expect(readVisitorInfo()).toBeUndefined()
  localStorage.setItem('_ziVisitorInfo', stored({ employeeCount: 42, country: 'Canada' }))
  expect(readVisitorInfo()).toEqual({ employeeCount: 42, country: 'Canada' })
})

it('is undefined without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(readVisitorInfo()).toBeUndefined()
})
