import { encodeValue } from './encode-value'
import { makeTouch, touchFields, type TouchField } from './touch'
import type { Touch } from './types'

const keys: Readonly<Record<TouchField, string>> = {
  source: 'utmcsr',
  campaign: 'utmccn',
  medium: 'utmcmd',
  term: 'utmctr',
  content: 'utmcct',
}

/** The last-touch cookie: `utmcsr=google|utmcmd=organic`; unset values are left out (specification 3.1). */
export const encodeLastTouch = (touch: Touch): string =>
  touchFields
    .filter((field) => touch[field])
    .map((field) => `${keys[field]}=${encodeValue(touch[field])}`)
    .join('|')

/**
 * Reads the last-touch cookie, and what other tools write in the same form: in any order, with keys
 * that are missing or not known, and with numbers in front.
 *
 * @returns `undefined` when it says nothing
 */
export const decodeLastTouch = (text: string): Touch | undefined => {
  const pairs = new URLSearchParams(text.replace(/^[\d.]+|\|/g, '&'))
  return makeTouch((field) => pairs.get(keys[field]))
}
