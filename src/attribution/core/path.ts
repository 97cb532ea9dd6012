import { pathLimit } from '../../data/attribution'
import { decodeValue } from './encode-value'

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
