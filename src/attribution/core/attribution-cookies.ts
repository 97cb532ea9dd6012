import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  referrerCookie,
} from '../../data/attribution'
import { findCookie, type CookieJar } from '../../lib/cookies'
import { boundValue, decodeValue, encodeValue } from './encode-value'
import { decodeFirstTouch, encodeFirstTouch } from './first-touch'
import { decodeLastTouch, encodeLastTouch } from './last-touch'
import { decodePath } from './path'
import type { Attribution, CookieValues, Decision } from './types'

/** What the cookies say of a visitor (specification 3.1). A broken cookie says nothing. */
export const storedAttribution = (jar: CookieJar): Attribution => ({
  last: findCookie(jar, lastTouchCookie, decodeLastTouch),
  first: findCookie(jar, firstTouchCookie, decodeFirstTouch),
  lastPath: findCookie(jar, lastUrlCookie, decodePath),
  firstPath: findCookie(jar, firstUrlCookie, decodePath),
  referrer: findCookie(jar, referrerCookie, (text) => boundValue(decodeValue(text))),
})

/**
 * The cookies to write after a decision (specification 4.1). The first touch and its page are written
 * once. The last touch, its page and the referrer are written always, the same value too, so that they
 * last from the latest visit on.
 *
 * @param before what the cookies said
 */
export const changedCookies = (decision: Decision, before: Attribution): CookieValues => ({
  [lastTouchCookie]: encodeLastTouch(decision.last),
  ...(!before.first && { [firstTouchCookie]: encodeFirstTouch(decision.first) }),
  [lastUrlCookie]: encodeValue(decision.lastPath),
  ...(!before.firstPath && { [firstUrlCookie]: encodeValue(decision.firstPath) }),
  [referrerCookie]: encodeValue(decision.referrer),
})
