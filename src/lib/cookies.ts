import Cookies from 'js-cookie'
import { attempt } from './attempt'

/** Cookies without decoding. Nothing throws; where cookies are refused, there are none. */

/** Each cookie as `name=value`, in the browser's order. Host and parent domain may both set one of the same name. */
export type CookieJar = readonly string[]

export interface CookieAttributes {
  readonly domain?: string
  readonly secure?: boolean
}

/** `js-cookie` would give only the first of two cookies of the same name, which may be broken. */
export const readCookies = (): CookieJar => (attempt(() => document.cookie) ?? '').split('; ')

const rawCookies = Cookies.withConverter({ write: String })

/** `js-cookie` counts in days. */
const dayMs = 86_400_000

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
): Value | undefined =>
  jar
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => parse(cookie.slice(name.length + 1)))
    .find(Boolean) as Value | undefined

/**
 * Writes a cookie for path `/` with SameSite=Strict (requirements 9).
 *
 * @param value without `;`, control characters and outer spaces
 * @param lifetime in ms; a negative one removes the
 * cookie
 */
export const writeCookie = (name: string, value: string, attributes: CookieAttributes, lifetime: number): void => {
  attempt(() =>
    rawCookies.set(name, value, {
      path: '/',
      expires: lifetime / dayMs,
      sameSite: 'Strict',
      ...attributes,
    }),
  )
}

export const removeCookie = (name: string, attributes: CookieAttributes): void =>
  writeCookie(name, '', attributes, -dayMs)
