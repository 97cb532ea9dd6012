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
