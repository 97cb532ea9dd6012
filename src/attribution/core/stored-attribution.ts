import { type CookieJar, findCookie } from '../../lib/cookies'
import { firstTouchCookie, firstUrlCookie, lastTouchCookie, lastUrlCookie, referrerCookie, unset } from '../constants'
import type { Attribution, CookieValues, Decision, Touch } from './types'
import { boundValue, decodePath, decodeValue, encodeValue, makeTouch, touchFields } from './values'

/** Keys of the last-touch cookie; other keys are the names themselves. */
const keys: Readonly<Record<string, string>> = {
  source: 'utmcsr',
  campaign: 'utmccn',
  medium: 'utmcmd',
  term: 'utmctr',
  content: 'utmcct',
}

const keyOf = (field: string): string => keys[field] ?? field

/**
 * The last-touch cookie: `utmcsr=google|utmcmd=cpc|gclid=Cj0K`; unset values are omitted (requirements 3.1). Other
 * readers ignore the paid-click ids.
 */
export const encodeLastTouch = (touch: Touch): string =>
  touchFields
    .filter((field) => touch[field])
    .map((field) => `${keyOf(field)}=${encodeValue(touch[field] as string)}`)
    .join('|')

/**
 * Reads the last-touch cookie, also as other tools write it: fields in any order, missing or unknown keys, leading
 * numbers.
 *
 * @returns `undefined` if it has no values
 */
export const decodeLastTouch = (text: string): Touch | undefined => {
  const pairs = new URLSearchParams(text.replace(/^[\d.]+|\|/g, '&'))
  return makeTouch((field) => pairs.get(keyOf(field)))
}

const fields: readonly string[] = ['source', 'medium', 'term', 'campaign', 'content']

/** The first-touch cookie: `source~~medium~~term~~campaign~~content`; an unset value is `-` (requirements 3.1). */
export const encodeFirstTouch = (touch: Touch): string =>
  fields.map((field) => (touch[field] === unset ? '%2D' : encodeValue(touch[field] as string) || unset)).join('~~')

/** @returns false unless there are five parts with at least one value */
export const decodeFirstTouch = (text: string): Touch | false | undefined => {
  const parts = text.split('~~')
  return (
    parts.length === 5 &&
    makeTouch((field) => {
      const part = parts[fields.indexOf(field)]
      return part !== unset && decodeValue(part ?? '')
    })
  )
}

/** Reads the visitor's cookies (requirements 3.1). Invalid cookies are ignored. */
export const storedAttribution = (jar: CookieJar): Attribution => ({
  last: findCookie(jar, lastTouchCookie, decodeLastTouch),
  first: findCookie(jar, firstTouchCookie, decodeFirstTouch),
  lastPath: findCookie(jar, lastUrlCookie, decodePath),
  firstPath: findCookie(jar, firstUrlCookie, decodePath),
  referrer: findCookie(jar, referrerCookie, (text) => boundValue(decodeValue(text))),
})

/**
 * The cookies to write after a decision (requirements 4.1). The first touch is written once; the last touch always, to
 * renew its lifetime.
 */
export const changedCookies = (decision: Decision, before: Attribution): CookieValues => ({
  [lastTouchCookie]: encodeLastTouch(decision.last),
  ...(!before.first && { [firstTouchCookie]: encodeFirstTouch(decision.first) }),
  [lastUrlCookie]: encodeValue(decision.lastPath),
  ...(!before.firstPath && { [firstUrlCookie]: encodeValue(decision.firstPath) }),
  [referrerCookie]: encodeValue(decision.referrer),
})
