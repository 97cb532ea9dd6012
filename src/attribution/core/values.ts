import { attempt } from '../../lib/attempt'
import { paidClickIds, pathLimit, type signUpKeys, valueLimit } from '../constants'

/** Where a visitor came from (requirements 3.1). Values are bounded for storage; unset ones are empty. */
export interface Touch {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly term: string
  readonly content: string
  /** Paid-click ids by URL parameter, such as `gclid`. */
  readonly [clickId: string]: string
}

/** `undefined` if unknown. */
export interface Attribution {
  readonly last?: Touch
  readonly first?: Touch
  /** The last landing page, and the first one. */
  readonly lastPath?: string
  readonly firstPath?: string
  /** The page that referred the visitor to the last touch. */
  readonly referrer?: string
}

export type Decision = Required<Attribution>

export type CookieValues = Readonly<Record<string, string>>

/** URL parameters or form fields, by name. Empty ones count as missing. */
export type Values = Readonly<Record<string, string | null | undefined>>

export type SignUpKey = (typeof signUpKeys)[number]

export type SignUpData = Readonly<Partial<Record<SignUpKey, string>>>

/** A lone surrogate becomes U+FFFD. */
const encodeCharacter = (character: string): string =>
  /[\w./:-]/.test(character)
    ? character
    : encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd')).replace('~', '%7E')

/**
 * Encodes a cookie value: escapes separators, quotes, percent signs, spaces, control and non-ASCII characters. Keeps as
 * many complete characters as fit into 280.
 */
export const encodeValue = (value: string): string => {
  let encoded = ''
  for (const character of value) {
    const next = encoded + encodeCharacter(character)
    if (next.length > valueLimit) break
    encoded = next
  }
  return encoded
}

/** Reverses `encodeValue`; returns other text unchanged. */
export const decodeValue = (text: string): string =>
  (text.includes('%') && attempt(() => decodeURIComponent(text))) || text

/** Bounds an external value as a cookie round trip would. */
export const boundValue = (value: string | null | undefined | false): string =>
  value ? decodeValue(encodeValue(value)) : ''

/** Path segments that may identify a person: an e-mail address, or a long run of letters and digits. */
const personal = /[^@](@|%40)|[a-z\d]{21}|[a-f\d-]{36}/i

/** An origin, or a segment of a path. */
const parts = /^[\w-]+:\/\/[^/]*|[^/]+/g

/**
 * A path without query, at most 200 characters, with segments that may identify a person replaced by `-`.
 *
 * @param path percent-encoded; may have an origin
 */
export const storablePath = (path: string): string =>
  (path.split(/[?#]/)[0] as string)
    .replace(parts, (part) => (!part.includes('://') && personal.test(part) ? '-' : part))
    .slice(0, pathLimit)

export const decodePath = (text: string): string | false => text.startsWith('/') && storablePath(decodeValue(text))

/** In the order of the last-touch cookie. */
export const touchFields: readonly string[] = ['source', 'campaign', 'medium', 'term', 'content', ...paidClickIds]

/**
 * Makes a bounded touch.
 *
 * @returns `undefined` if all values are unset
 */
export const makeTouch = (read: (field: string) => string | null | undefined | false): Touch | undefined => {
  // A loop is faster than `Object.fromEntries`.
  const touch: Record<string, string> = {}
  for (const field of touchFields) touch[field] = boundValue(read(field))
  return touchFields.some((field) => touch[field]) ? (touch as Touch) : undefined
}

/**
 * @throws {Error} 'Undefined URL' (requirements 5, 8)
 * @throws {TypeError} for an invalid URL
 */
export const parseUrl = (url: string | undefined): URL => {
  if (url === undefined) throw new Error('Undefined URL')
  return new URL(url)
}
