import { attempt } from '../../lib/attempt'
import { type CookieJar, findCookie } from '../../lib/cookies'
import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  referrerCookie,
  signUpCookie,
  signUpKeys,
  signUpLimit,
  unset,
} from '../constants'
import {
  type Attribution,
  boundValue,
  type CookieValues,
  type Decision,
  decodePath,
  decodeValue,
  encodeValue,
  makeTouch,
  type SignUpData,
  type SignUpKey,
  storablePath,
  type Touch,
  touchFields,
} from './values'

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

const makeSignUpData = (read: (key: SignUpKey) => unknown): SignUpData =>
  Object.fromEntries(
    signUpKeys.map((key) => {
      const value = read(key)
      const text = boundValue(typeof value === 'string' ? value : '')
      return [key, key.startsWith('utm_') ? text : storablePath(text)]
    }),
  )

/** The sign-up cookie: a JSON object of the set values (requirements 3.1). Drops the last ones if it is too long. */
export const encodeSignUpData = (data: SignUpData, keys: readonly SignUpKey[] = signUpKeys): string => {
  const text = encodeURIComponent(JSON.stringify(Object.fromEntries(keys.map((key) => [key, data[key] || undefined]))))
  return text.length > signUpLimit ? encodeSignUpData(data, keys.slice(0, -1)) : text
}

/** @returns the known text values of an object; false for anything else */
export const decodeSignUpData = (text: string): SignUpData | false | undefined =>
  attempt(() => {
    const json = decodeValue(text)
    const saved = JSON.parse(json) as Readonly<Record<string, unknown>>
    return json.startsWith('{') && makeSignUpData((key) => saved[key])
  })

const touchData = (infix: '' | 'first_', touch: Touch | undefined, path: string | undefined): SignUpData => ({
  [`utm_${infix}source` as const]: touch?.source,
  [`utm_${infix}campaign` as const]: touch?.campaign,
  [`utm_${infix}medium` as const]: touch?.medium,
  [`${infix || 'last_'}touch_url` as const]: path,
})

/** The last touch, the first, and their pages (requirements 3.1). */
export const signUpDataFrom = ({ last, first, lastPath, firstPath, referrer }: Attribution): SignUpData => ({
  ...touchData('', last, lastPath),
  ...touchData('first_', first, firstPath),
  referrer,
})

/**
 * The data of a sign-up page: from its URL if that names a source or nothing is saved, otherwise the saved data
 * (requirements 4.1).
 */
export const decideSignUpData = (query: URLSearchParams, jar: CookieJar): SignUpData => {
  const saved = query.get('utm_source') ? undefined : findCookie(jar, signUpCookie, decodeSignUpData)
  return saved ?? makeSignUpData((key) => query.get(key))
}
