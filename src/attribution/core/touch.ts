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
  // A loop, since to make it of pairs takes longer.
  const touch = {} as Record<TouchField, string>
  for (const field of touchFields) touch[field] = boundValue(read(field))
  return touchFields.some((field) => touch[field]) ? touch : undefined
}
