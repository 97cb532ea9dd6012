import Cookies from 'js-cookie'
import { attempt } from './attempt'
import type { CookieAttributes } from './hosts'

/** Writes cookies without encoding. Nothing throws. A separate file, because every page reads and few scripts write. */

const rawCookies = Cookies.withConverter({ write: String })

/** `js-cookie` counts in days. */
const dayMs = 86_400_000

/**
 * Writes a cookie for path `/` with SameSite=Strict (requirements 9).
 *
 * @param value without `;`, control characters and outer spaces
 * @param lifetime in ms; a negative one removes the cookie
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
