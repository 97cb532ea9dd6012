import { signUpCookie, signUpKeys, signUpLimit } from '../../data/attribution'
import { attempt } from '../../lib/attempt'
import { type CookieJar, findCookie } from '../../lib/cookies'
import { storedAttribution } from './stored-attribution'
import type { Attribution, SignUpData, SignUpKey, Touch, Values } from './types'
import { boundValue, decodeValue, storablePath } from './values'

/** Sign-up data of any text, bounded. What is unset is empty. */
const makeSignUpData = (read: (key: SignUpKey) => unknown): SignUpData =>
  Object.fromEntries(
    signUpKeys.map((key) => {
      const value = read(key)
      const text = boundValue(typeof value === 'string' ? value : '')
      return [key, key.startsWith('utm_') ? text : storablePath(text)]
    }),
  )

/**
 * The sign-up cookie: a JSON object of the values that are set (requirements 3.1). Where JSON makes
 * them too long, the last ones are left out.
 */
export const encodeSignUpData = (data: SignUpData, keys: readonly SignUpKey[] = signUpKeys): string => {
  const text = encodeURIComponent(JSON.stringify(Object.fromEntries(keys.map((key) => [key, data[key] || undefined]))))
  return text.length > signUpLimit ? encodeSignUpData(data, keys.slice(0, -1)) : text
}

/** @returns something false for what is no object; of an object, the known keys that hold text */
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

/** What sign-up links carry: the last touch, the first, and their pages (requirements 7.4). */
export const signUpDataFrom = ({ last, first, lastPath, firstPath, referrer }: Attribution): SignUpData => ({
  ...touchData('', last, lastPath),
  ...touchData('first_', first, firstPath),
  referrer,
})

/**
 * The data of a sign-up page: what its URL carries, if that names a source or nothing is saved; else
 * what is saved (requirements 4.1).
 *
 * @param query of the page's URL
 */
export const decideSignUpData = (query: URLSearchParams, jar: CookieJar): SignUpData => {
  const saved = query.get('utm_source') ? undefined : findCookie(jar, signUpCookie, decodeSignUpData)
  return saved ?? makeSignUpData((key) => query.get(key))
}

/**
 * Where the visitor came from, as sign-up links carry it when they are used (requirements 7.4). Another tab may have
 * recorded a later visit, so cookies take precedence over what the page knows. The two are never combined, because
 * values of two visits must not mix.
 */
export const signUpParameters = (known: Attribution, jar: CookieJar): Values => {
  const stored = storedAttribution(jar)
  return signUpDataFrom(stored.last ? stored : known)
}
