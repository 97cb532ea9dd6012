import { pathLimit, valueLimit } from '../../data/attribution'
import { attempt } from '../../lib/attempt'
import type { Touch } from './types'

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

/** The opposite. Text that `encodeValue` cannot have written is returned unchanged. */
export const decodeValue = (text: string): string =>
  (text.includes('%') && attempt(() => decodeURIComponent(text))) || text

/** A value from outside, such as a URL or a cookie: as it comes back from a cookie, for links and the form, too. */
export const boundValue = (value: string | null | undefined | false): string =>
  value ? decodeValue(encodeValue(value)) : ''

/**
 * What a segment of a path has that looks as if it were about one person: an e-mail address, or a run
 * of letters and digits that is too long for a word: a token, a hash, a UUID.
 */
const personal = /[^@](@|%40)|[a-z\d]{21}|[a-f\d-]{36}/i

/**
 * A path that may be stored: without query and fragment, at most 200 characters. Segments that look
 * as if they were about one person become `-`.
 *
 * @param path as a URL has it, percent-encoded
 */
export const storablePath = (path: string): string =>
  (path.split(/[?#]/)[0] as string)
    .replace(/[^/]+/g, (segment) => (personal.test(segment) ? '-' : segment))
    .slice(0, pathLimit)

/** @returns `false` for what is no path */
export const decodePath = (text: string): string | false => text.startsWith('/') && storablePath(decodeValue(text))

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

/**
 * @throws {Error} 'Undefined URL' for none (requirements 5, 8)
 * @throws {TypeError} for text that is no URL
 */
export const parseUrl = (url: string | undefined): URL => {
  if (url === undefined) throw new Error('Undefined URL')
  return new URL(url)
}
