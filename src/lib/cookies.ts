import Cookies from 'js-cookie'
import { attempt } from './attempt'

/**
 * Cookies, read and written by `js-cookie`, with values as they are written: what encodes them is up to
 * their owners. Where cookies are refused, as in a sandboxed frame, there are none, and nothing throws.
 */

/** The values of each cookie, in the browser's order. A name has several when host and parent domain both set it. */
export type CookieJar = Readonly<Record<string, readonly string[] | undefined>>

/** What a cookie is written with besides path, end and SameSite. */
export interface CookieAttributes {
  readonly domain?: string
  readonly secure?: boolean
}

const kept = new Error()

/** What has been read so far. */
let found: Record<string, string[]> = {}

const cookies = Cookies.withConverter({
  // js-cookie keeps the first value of a name that can be read, so a reader that throws sees all of them.
  read: (value, name) => {
    ;(found[name] ??= []).push(value)
    // A browser without cookies gives one without a name, and to throw takes time.
    if (name) throw kept
  },
  write: String,
})

/** `js-cookie` counts in days. */
const dayMs = 86_400_000

/** @returns all cookies */
export const readCookies = (): CookieJar => {
  found = {}
  attempt(() => cookies.get())
  return found
}

type Unreadable = false | '' | undefined

/**
 * What a cookie says: its first value that can be read.
 *
 * @param parse makes sense of a value as it was written; `false`, `undefined` or an empty text says that it can't
 */
export const findCookie = <Value>(
  jar: CookieJar,
  name: string,
  parse: (value: string) => Value | Unreadable,
): Value | undefined => jar[name]?.map(parse).find(Boolean) as Value | undefined

/**
 * Writes a cookie for all paths that only the site's own pages send (requirements 9: path `/`,
 * SameSite=Strict).
 *
 * @param value without `;`, control characters, and spaces at its ends, which browsers do not keep
 * @param lifetime in ms; a negative one removes the cookie
 */
export const writeCookie = (name: string, value: string, attributes: CookieAttributes, lifetime: number): void => {
  attempt(() =>
    cookies.set(name, value, {
      path: '/',
      expires: lifetime / dayMs,
      sameSite: 'Strict',
      ...attributes,
    }),
  )
}

/** Removes a cookie that was written with these attributes. */
export const removeCookie = (name: string, attributes: CookieAttributes): void =>
  writeCookie(name, '', attributes, -dayMs)
