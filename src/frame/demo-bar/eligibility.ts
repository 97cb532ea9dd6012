import { attempt } from '../../lib/attempt'
import { readLocal } from '../../lib/local-storage'
import { visitorInfoKey } from '../../lib/storage-keys'

interface VisitorInfo {
  readonly employeeCount: number
  readonly country: string
}

/** Written by a third-party script, so any part may be missing. */
type Stored = {
  readonly ziDetails?: { readonly employeeCount?: unknown; readonly country?: unknown } | null
} | null

function readCount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined
}

/**
 * Visitor info from local storage: JSON with `ziDetails.employeeCount` and `ziDetails.country` (requirements 3.2).
 *
 * @returns `undefined` unless both values are readable
 */
export function readVisitorInfo(): VisitorInfo | undefined {
  const details = attempt(() => (JSON.parse(readLocal(visitorInfoKey) ?? '{}') as Stored)?.ziDetails)
  const employeeCount = readCount(details?.employeeCount)
  const country = details?.country
  if (employeeCount === undefined || typeof country !== 'string' || country.trim() === '') return undefined
  return { employeeCount, country }
}

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

interface DemoBarVisitor {
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
