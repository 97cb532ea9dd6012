/** What a number may be. */
export interface NumberLimits {
  readonly min: number
  readonly max: number
  readonly isWhole?: boolean
}

/**
 * A number that somebody has entered, or an address holds.
 *
 * @returns `undefined` when it is no plain decimal number or not within its limits
 */
export function readNumber(text: string | null, { min, max, isWhole = false }: NumberLimits): number | undefined {
  const trimmed = text?.trim() ?? ''
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(trimmed)) return undefined
  const value = Number(trimmed)
  return value < min || value > max || (isWhole && !Number.isInteger(value)) ? undefined : value
}
