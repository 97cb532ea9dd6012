import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  referrerCookie,
} from '../../data/attribution'
import { findCookie } from '../../lib/cookies'
import { decodeValue, encodeValue } from './encode-value'
import { decodeFirstTouch, encodeFirstTouch } from './first-touch'
import { decodeLastTouch, encodeLastTouch } from './last-touch'
import { decodePath } from './path'
import type { Attribution, CookieValues, Decision } from './types'

/** The cookies that say what is known of a visitor, in its order: name, writing, reading (specification 3.1). */
const formats = [
  [lastTouchCookie, encodeLastTouch, decodeLastTouch],
  [firstTouchCookie, encodeFirstTouch, decodeFirstTouch],
  [lastUrlCookie, encodeValue, decodePath],
  [firstUrlCookie, encodeValue, decodePath],
  [referrerCookie, encodeValue, decodeValue],
] as const

/** What the cookies say of a visitor. A broken cookie says nothing. */
export const storedAttribution = (cookies: string): Attribution =>
  formats.map(([name, , decode]) => findCookie<unknown>(cookies, name, decode)) as readonly unknown[] as Attribution

/**
 * The cookies to write after a decision (specification 4.1). The first touch and its page are written
 * once. The last touch, its page and the referrer are written always, the same value too, so that they
 * last from the latest visit on.
 *
 * @param before what the cookies said
 */
export const changedCookies = (decision: Decision, before: Attribution): CookieValues =>
  Object.fromEntries(
    formats
      .map(([name, encode], index) => [name, (encode as (value: unknown) => string)(decision[index])] as const)
      .filter((_cookie, index) => !(index % 2 && before[index])),
  )
