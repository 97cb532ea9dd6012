import { median } from './figures'

/** A measured value and its limits. */
export interface Limit {
  readonly what: string
  readonly value: number
  readonly most?: number
  readonly least?: number
  readonly show?: (value: number) => string
  /** The parts of the value. */
  readonly details?: readonly string[]
  /** All measurements, if the value is their median. */
  readonly values?: readonly number[]
  /** A limit that does not fail. */
  readonly target?: number
}

/** The median of measurements. */
export const middleOf = (what: string, values: readonly number[], others: Partial<Limit> = {}): Limit => ({
  what,
  value: median(values),
  values,
  ...others,
})

const limitOf = ({ most, least, show = String }: Limit): string =>
  most === undefined ? `at least ${show(least ?? Number.NaN)}` : `at most ${show(most)}`

/** One line for each value beyond its limit. A missing value (`NaN`) is always beyond it. */
export const exceeded = (limits: readonly Limit[]): readonly string[] =>
  limits
    .filter(({ value, most = Infinity, least = -Infinity }) => !(value <= most && value >= least))
    .map((limit) => {
      const { what, value, show = String, details = [] } = limit
      const list = details.length > 0 ? ` (${[...new Set(details)].join(', ')})` : ''
      return `${what}: ${show(value)}, limit: ${limitOf(limit)}${list}`
    })

/** Rows of a table: each value, the smallest and the largest measurement, and the limit or target. */
export const rowsOf = (limits: readonly Limit[]): readonly (readonly string[])[] => [
  ['', 'value', 'smallest', 'largest', 'limit'],
  ...limits.map((limit) => {
    const { what, value, values = [], most, least, target, show = String } = limit
    const range = values.length > 1 ? [Math.min(...values), Math.max(...values)].map(show) : ['', '']
    if (target !== undefined) return [what, show(value), ...range, `target ${show(target)}`]
    return [what, show(value), ...range, most === undefined && least === undefined ? '' : limitOf(limit)]
  }),
]
