import { signUpCookie, signUpKeys, signUpLimit } from '../../data/attribution'
import { attempt } from '../../lib/attempt'
import { findCookie } from '../../lib/cookies'
import { cutValue, decodeValue } from './encode-value'
import { storablePath } from './path'
import type { Attribution, SignUpData, Values } from './types'

/** By their names, as links and the sign-up cookie have them; what is unset is left out of JSON. */
export const namedSignUpData = (data: SignUpData): Values =>
  Object.fromEntries(signUpKeys.map((key, index) => [key, data[index] || undefined]))

/**
 * The sign-up cookie: a JSON object of the values that are set (specification 3.1). They are cut as in
 * other cookies; where JSON makes them too long all the same, the last ones are left out.
 */
export const encodeSignUpData = (data: SignUpData): string => {
  const text = encodeURIComponent(
    JSON.stringify(Object.fromEntries(data.map((value, index) => [signUpKeys[index], cutValue(value) || undefined]))),
  )
  return text.length > signUpLimit ? encodeSignUpData(data.slice(0, -1)) : text
}

/** @returns something false for what is no object; of an object, the known keys that hold text */
export const decodeSignUpData = (text: string): SignUpData | false | undefined =>
  attempt(() => {
    const json = decodeValue(text)
    const saved = JSON.parse(json) as Values
    return json.startsWith('{') && signUpKeys.map((key) => (typeof saved[key] === 'string' ? saved[key] : ''))
  })

/** What sign-up links carry: the last touch, the first, and their pages (specification 7.4). */
export const signUpDataFrom = ([last = [], first = [], ...others]: Attribution): SignUpData => [
  last[0],
  first[0],
  last[1],
  first[1],
  last[2],
  first[2],
  ...others,
]

/**
 * The data of a sign-up page: what its URL carries, if that names a source or nothing is saved; else
 * what is saved (specification 4.1).
 *
 * @param query of the page's URL
 */
export const decideSignUpData = (query: URLSearchParams, cookies: string): SignUpData => {
  const saved = findCookie(cookies, signUpCookie, decodeSignUpData)
  return saved && !query.get('utm_source')
    ? saved
    : signUpKeys.map((key, index) => {
        const value = query.get(key) || ''
        // The last three are paths and a page.
        return index > 5 ? storablePath(value) : value
      })
}
