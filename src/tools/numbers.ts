/** Formats a number with at most two decimals: 1,250 or 0.67. */
export const formatNumber = (value: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)

/** A number and its noun: “1 call”, “1,250 calls”. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Shortens a count: 640 stays, 12,600 becomes 12.6k (requirements 9), and 1,500,000 becomes 1.5M. */
export function shortNumber(value: number): string {
  if (value <= 999) return formatNumber(value)
  const thousands = (value / 1000).toFixed(1)
  return Number(thousands) < 1000 ? `${thousands}k` : `${(value / 1_000_000).toFixed(1)}M`
}

export interface NumberLimits {
  readonly min: number
  readonly max: number
  readonly isWhole?: boolean
}

/**
 * Reads a number that a visitor has entered or an address contains.
 *
 * @returns `undefined` when the text is not a plain decimal number within the limits
 */
export function readNumber(text: string | null, { min, max, isWhole = false }: NumberLimits): number | undefined {
  const trimmed = text?.trim() ?? ''
  // Where decimals make no sense, "1.000" is the German way to write a thousand.
  if (!(isWhole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,9})?$/).test(trimmed)) return undefined
  const value = Number(trimmed)
  return value < min || value > max ? undefined : value
}

/** Far more than the rounding error of a few operations, far less than any value that a visitor can enter. */
const TOLERANCE = 1e-9

/**
 * Rounds up to a whole number, but treats 20.000000000000004 as 20: decimals are not exact, and the result would be one
 * person too many.
 */
export const roundUp = (value: number): number =>
  // Adding 0 turns a negative zero into zero.
  Math.ceil(value - TOLERANCE * Math.max(1, Math.abs(value))) + 0
