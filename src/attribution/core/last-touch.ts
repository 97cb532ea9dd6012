import { encodeValue } from './encode-value'
import type { Touch } from './types'

/** In the order of a touch. */
const keys = ['utmcsr', 'utmccn', 'utmcmd', 'utmctr', 'utmcct']

/** The last-touch cookie: `utmcsr=google|utmcmd=organic`; unset values are left out (specification 3.1). */
export const encodeLastTouch = (touch: Touch): string =>
  touch
    .map((value, index) => value && `${keys[index]}=${encodeValue(value)}`)
    .filter(Boolean)
    .join('|')

/**
 * Reads the last-touch cookie, and what other tools write in the same form: in any order, with keys
 * that are missing or not known, and with numbers in front.
 *
 * @returns `false` when it says nothing
 */
export const decodeLastTouch = (text: string): Touch | false => {
  const pairs = new URLSearchParams(text.replace(/^[\d.]+|\|/g, '&'))
  const touch = keys.map((key) => pairs.get(key))
  return touch.some(Boolean) && (touch as readonly unknown[] as Touch)
}
