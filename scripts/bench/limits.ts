/** A measured value and its limits. */
export interface Limit {
  readonly what: string
  readonly value: number
  readonly most?: number
  readonly least?: number
  /** Formats value and limit. */
  readonly show?: (value: number) => string
  /** The parts of the value. */
  readonly details?: readonly string[]
}

/** One line for each value beyond its limit. A missing value (`NaN`) is always beyond it. */
export const exceeded = (limits: readonly Limit[]): readonly string[] =>
  limits
    .filter(({ value, most = Infinity, least = -Infinity }) => !(value <= most && value >= least))
    .map(({ what, value, most, least, show = String, details = [] }) => {
      const limit = most === undefined ? `at least ${show(least ?? Number.NaN)}` : `at most ${show(most)}`
      const list = details.length > 0 ? ` (${[...new Set(details)].join(', ')})` : ''
      return `${what}: ${show(value)}, ${limit} is allowed${list}`
    })
