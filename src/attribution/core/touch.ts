import { boundValue } from './encode-value'
import type { Touch } from './types'

export type TouchField = keyof Touch

/** In the order in which the last-touch cookie has them. */
export const touchFields: readonly TouchField[] = ['source', 'campaign', 'medium', 'term', 'content']

/**
 * A touch of any text. All touches are made here, so that all are bounded.
 *
 * @param read a value, as a URL or a cookie gives it
 * @returns `undefined` when all values are unset
 */
export const makeTouch = (read: (field: TouchField) => string | null | undefined | false): Touch | undefined => {
  const touch = Object.fromEntries(touchFields.map((field) => [field, boundValue(read(field))])) as Record<
    TouchField,
    string
  >
  return touchFields.some((field) => touch[field]) ? touch : undefined
}
