import { isEligible } from './is-eligible'
import { parseVisitorInfo } from './visitor-info'

const queries = [
  ['?show_fixed_cta_bar=1', true],
  ['', false],
  ['?show_fixed_cta_bar=0', false],
] as const

const flags = [
  ['dismissed', true],
  ['not dismissed', false],
] as const

const counts = [
  [10, false],
  ['10', false],
  [11, true],
  ['11', true],
  [5000, true],
  [undefined, false],
  ['many', false],
] as const

const countries = [
  ['Canada', true],
  ['DE', true],
  ['India', false],
  ['Russia', false],
  ['China', false],
  ['', false],
  [undefined, false],
] as const

const combinations = queries.flatMap(([search, isAsked]) =>
  flags.flatMap(([flag, isDismissed]) =>
    counts.flatMap(([employeeCount, isBig]) =>
      countries.map(([country, isWelcome]) => ({
        search,
        flag,
        isDismissed,
        employeeCount,
        country,
        // Three sentences of the specification, in their order.
        expected: isAsked ? true : isDismissed ? false : isBig && isWelcome,
      })),
    ),
  ),
)

it('is tried in every combination, and some of each outcome', () => {
  expect(combinations).toHaveLength(3 * 2 * 7 * 7)
  expect(combinations.filter(({ search, expected }) => search === '' && expected)).toHaveLength(3 * 2)
})

it.each(combinations)(
  '$search, $flag, $employeeCount employees in $country: $expected',
  ({ search, isDismissed, employeeCount, country, expected }) => {
    const visitorInfo = parseVisitorInfo(JSON.stringify({ ziDetails: { employeeCount, country } }))
    expect(isEligible({ search, isDismissed, visitorInfo })).toBe(expected)
  },
)

const from = (country: string) =>
  isEligible({ search: '', isDismissed: false, visitorInfo: { employeeCount: 50, country } })

it.each([
  ...['India', 'INDIA', ' india ', 'in', 'IN', 'IND', 'Republic of India'],
  ...['Russia', 'russia', 'RU', 'rus', 'Russian Federation', 'RUSSIAN  FEDERATION'],
  ...['China', 'cn', 'CHN', "People's Republic of China", 'People’s Republic of China', 'P.R. China', 'PRC'],
  ...['中国', 'Россия', 'भारत', '-', '356'],
])('shows nobody the bar in %j', (country) => expect(from(country)).toBe(false))

it.each(['United States', 'us', 'Indonesia', 'Belarus', 'Hong Kong', 'Taiwan', 'Côte d’Ivoire', 'Iran', 'INT'])(
  'may show the bar in %j',
  (country) => expect(from(country)).toBe(true),
)

it('refuses a company of less than eleven, however little', () => {
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
