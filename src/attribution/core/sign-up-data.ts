import { attempt } from '../../lib/attempt'
import { type CookieJar, findCookie } from '../../lib/cookies'
import { signUpCookie, signUpKeys, signUpLimit } from '../constants'
import type { Attribution, SignUpData, SignUpKey, Touch } from './types'
import { boundValue, decodeValue, storablePath } from './values'

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
