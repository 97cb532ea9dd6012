import { otherLifetime, variantCookie, variations, visitorIdParameter } from '../../data/attribution'
import { cookieAttributes } from '../../data/hosts'
import { type CookieJar, findCookie, removeCookie, writeCookie } from '../../lib/cookies'
import { parseUrl } from './values'

/**
 * The visitor's id that a link from another host of the product carried, to identify the visitor by
 * (requirements 3.1, 7.4).
 *
 * @returns `undefined` when the URL has none
 * @throws {Error} 'Undefined URL' when there is no URL
 */
export const readVisitorIdParameter = (url: string | undefined): string | undefined =>
  parseUrl(url).searchParams.get(visitorIdParameter)?.slice(0, 200) || undefined

/**
 * The variant of the pricing experiment that the visitor sees, as events and links name it: `50-A` or
 * `50-B` (requirements 7.4).
 *
 * @param jar what `readCookies` gives
 * @returns `undefined` for a visitor who is not in the experiment
 */
export const testVariation = (jar: CookieJar): string | undefined =>
  findCookie(jar, variantCookie, (index) => /^[01]$/.test(index) && variations[+index])

/**
 * Keeps which variant of the pricing experiment the visitor sees, for links, events and the sign-up
 * form (requirements 7.4).
 *
 * @param index 0 or 1; anything else says that the visitor is not in the experiment
 */
export const saveVariant = (index: number | undefined): void => {
  const attributes = cookieAttributes(location.hostname)
  if (index === undefined || variations[index] === undefined) removeCookie(variantCookie, attributes)
  else writeCookie(variantCookie, String(index), attributes, otherLifetime)
}
