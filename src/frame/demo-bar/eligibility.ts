import { attempt } from '../../lib/attempt'
import { readLocal } from '../../lib/local-storage'
import { visitorInfoKey } from '../../lib/storage-keys'

export interface VisitorInfo {
  readonly employeeCount: number
  readonly country: string
}

/** Written by a third-party script, so any part may be missing. */
type Stored = {
  readonly ziDetails?: { readonly employeeCount?: unknown; readonly country?: unknown } | null
} | null

const parseDetails = (stored: string): NonNullable<NonNullable<Stored>['ziDetails']> =>
  attempt(() => (JSON.parse(stored) as Stored)?.ziDetails) ?? {}

function readCount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined
}

/**
 * Parses stored visitor info: JSON with `ziDetails.employeeCount` and `ziDetails.country`
 * (requirements 3.2).
 *
 * @param stored the stored text, if there is one
 * @returns `undefined` unless both values are readable
 */
export function parseVisitorInfo(stored: string | undefined): VisitorInfo | undefined {
  const details = parseDetails(stored ?? '')
  const employeeCount = readCount(details.employeeCount)
  const { country } = details
  if (employeeCount === undefined || typeof country !== 'string' || country.trim() === '') return undefined
  return { employeeCount, country }
}

/** Visitor info from local storage; `undefined` while it is missing or unreadable. */
export const readVisitorInfo = (): VisitorInfo | undefined => parseVisitorInfo(readLocal(visitorInfoKey))

/** Smaller companies are not offered a demo (requirements 9). */
const minimumEmployeeCount = 11

/** Names and ISO 3166-1 codes of India, Russia and China (requirements 9), in lower case without spaces. */
const excludedCountries = [
  ['india', 'republicofindia', 'in', 'ind'],
  ['russia', 'russianfederation', 'ru', 'rus'],
  ['china', 'peoplesrepublicofchina', 'prchina', 'prc', 'cn', 'chn'],
].flat()

/**
 * Whether visitors from a country are offered a demo. Ignores case, spaces and punctuation: `P.R. China`
 * is `prchina`. A name without Latin letters cannot be compared and counts as unreadable.
 */
function isCountryOfDemos(country: string): boolean {
  const name = country.toLowerCase().replace(/[^a-z]/g, '')
  return name !== '' && !excludedCountries.includes(name)
}

export interface DemoBarVisitor {
  readonly search: string
  /** Whether the dismissed flag exists. */
  readonly isDismissed: boolean
  /** `undefined` when visitor info is missing or unreadable. */
  readonly visitorInfo: VisitorInfo | undefined
}

/**
 * Whether a visitor is shown the floating demo bar, decided in this order (requirements 5):
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
