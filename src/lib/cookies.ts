import Cookies from 'js-cookie'
import { attempt } from './attempt'

/** Cookies by `js-cookie`, without decoding. Nothing throws; where cookies are refused, there are none. */

/** The values of each cookie, in the browser's order. Host and parent domain may both set one. */
export type CookieJar = Readonly<Record<string, readonly string[] | undefined>>

export interface CookieAttributes {
  readonly domain?: string
  readonly secure?: boolean
}

const kept = new Error()

let found: Record<string, string[]> = {}

const cookies = Cookies.withConverter({
  // js-cookie stops at a value that its reader accepts; throwing lets it read all of them.
  read: (value, name) => {
    ;(found[name] ??= []).push(value)
    // Without cookies there is one empty name; throwing is slow.
    if (name) throw kept
  },
  write: String,
})

/** `js-cookie` counts in days. */
const dayMs = 86_400_000

export const readCookies = (): CookieJar => {
  found = {}
  attempt(() => cookies.get())
  return found
}

type Unreadable = false | '' | undefined

/**
 * The first valid value of a cookie.
 *
 * @param parse returns something false for an invalid value
 */
export const findCookie = <Value>(
  jar: CookieJar,
  name: string,
  parse: (value: string) => Value | Unreadable,
): Value | undefined => jar[name]?.map(parse).find(Boolean) as Value | undefined

/**
 * Writes a cookie for path `/` with SameSite=Strict (requirements 9).
 *
 * @param value without `;`, control characters and outer spaces
 * @param lifetime in ms; a negative one removes the
 * cookie
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

export const removeCookie = (name: string, attributes: CookieAttributes): void =>
  writeCookie(name, '', attributes, -dayMs)
