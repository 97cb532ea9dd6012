import { visitorInfoKey } from '../../data/storage-keys'
import { readLocal } from '../../lib/local-storage'

/** What visitor enrichment knows of the visitor's company. */
export interface VisitorInfo {
  readonly employeeCount: number
  /** As enrichment writes it; never empty. */
  readonly country: string
}

/** Nothing about it is certain: another's script has written it. */
type Stored = {
  readonly ziDetails?: { readonly employeeCount?: unknown; readonly country?: unknown } | null
} | null

function parseDetails(stored: string): NonNullable<NonNullable<Stored>['ziDetails']> {
  try {
    return (JSON.parse(stored) as Stored)?.ziDetails ?? {}
  } catch {
    return {}
  }
}

/** A number, or text that is one (`"250"`). */
function readCount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined
}

/**
 * Reads visitor info as it is stored: JSON with `ziDetails.employeeCount` and `ziDetails.country`
 * (specification 3.2).
 *
 * @param stored the text in storage, if there is any
 * @returns `undefined` unless both are there and can be read
 */
export function parseVisitorInfo(stored: string | undefined): VisitorInfo | undefined {
  const details = parseDetails(stored ?? '')
  const employeeCount = readCount(details.employeeCount)
  const { country } = details
  if (employeeCount === undefined || typeof country !== 'string' || country.trim() === '') return undefined
  return { employeeCount, country }
}

/** Visitor info from local storage; `undefined` as long as there is none, or none that can be read. */
export const readVisitorInfo = (): VisitorInfo | undefined => parseVisitorInfo(readLocal(visitorInfoKey))

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
