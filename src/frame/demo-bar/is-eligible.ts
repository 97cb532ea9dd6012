import type { VisitorInfo } from './visitor-info'

/** Companies with fewer employees are not offered a demo (specification 9). */
const minimumEmployeeCount = 11

/** India, Russia and China (specification 9): their names and ISO 3166-1 codes, in small letters without spaces. */
const excludedCountries = [
  ['india', 'republicofindia', 'in', 'ind'],
  ['russia', 'russianfederation', 'ru', 'rus'],
  ['china', 'peoplesrepublicofchina', 'prchina', 'prc', 'cn', 'chn'],
].flat()

/**
 * Whether a country may be offered a demo. Case, spaces, dots and apostrophes make no difference:
 * `P.R. China` is `prchina`. A name without a single Latin letter can't be compared, and counts as
 * one that can't be read.
 */
function isCountryOfDemos(country: string): boolean {
  const name = country.toLowerCase().replace(/[^a-z]/g, '')
  return name !== '' && !excludedCountries.includes(name)
}

export interface DemoBarVisitor {
  /** Query of the address, with or without its question mark. */
  readonly search: string
  /** Whether the dismissed flag exists. */
  readonly isDismissed: boolean
  /** `undefined` when visitor info is absent or can't be read. */
  readonly visitorInfo: VisitorInfo | undefined
}

/**
 * Whether a visitor is shown the floating demo bar, decided in this order (specification 5):
 *
 * 1. Yes if the query has `show_fixed_cta_bar=1`.
 * 2. No if the bar was dismissed.
 * 3. Yes if the visitor's company has 11 employees or more and its country is known and not India,
 *    Russia or China.
 */
export function isEligible({ search, isDismissed, visitorInfo }: DemoBarVisitor): boolean {
  if (new URLSearchParams(search).getAll('show_fixed_cta_bar').includes('1')) return true
  if (isDismissed || !visitorInfo) return false
  return visitorInfo.employeeCount >= minimumEmployeeCount && isCountryOfDemos(visitorInfo.country)
}
