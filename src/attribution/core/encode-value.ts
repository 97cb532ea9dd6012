import { valueLimit } from '../../data/attribution'
import { attempt } from '../../lib/attempt'

/**
 * A value as cookies hold it: readable as far as it can be, with everything encoded that could end
 * a field or a cookie, such as `|`, `~`, `=`, `;`, `,`, `"`, `\`, `+`, `%`, spaces, control
 * characters and what is not ASCII. Half a surrogate pair, which is no character, becomes U+FFFD.
 *
 * It is cut, between two characters, where its encoded form would have more than 280.
 */
export const encodeValue = (value: string): string => {
  const whole = value.replace(/[^\w./:-]+/g, (text) =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/~/g, '%7E'),
  )
  let encoded = whole.slice(0, valueLimit)
  // Of a character that was cut in two, the rest can't be decoded.
  while (encoded !== whole && !attempt(() => decodeURIComponent(encoded))) encoded = encoded.slice(0, -1)
  return encoded
}

/** The opposite. Text that nobody could have encoded like that stays as it is. */
export const decodeValue = (text: string): string =>
  (text.includes('%') && attempt(() => decodeURIComponent(text))) || text

/** A value from outside, such as a URL or a cookie: as it comes back from a cookie, for links and the form, too. */
export const boundValue = (value: string | null | undefined | false): string =>
  value ? decodeValue(encodeValue(value)) : ''
