import { attempt } from './attempt'

/** Cookies without decoding. Nothing throws; if cookies are refused, the list is empty. */

/** Each cookie as `name=value`, in the browser's order. Host and parent domain may both set the same name. */
export type CookieJar = readonly string[]

/** `js-cookie` would return only the first of two cookies of the same name, which may be invalid. */
export const readCookies = (): CookieJar => (attempt(() => document.cookie) ?? '').split('; ')

type Unreadable = false | '' | undefined

/**
 * The first valid value of a cookie.
 *
 * @param parse returns a falsy value for an invalid one
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
