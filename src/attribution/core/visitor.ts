import {
  otherLifetime,
  variantCookie,
  variationFieldValues,
  variations,
  visitorIdParameter,
} from '../../data/attribution'
import { cookieAttributes } from '../../data/hosts'
import { type CookieJar, findCookie, removeCookie, writeCookie } from '../../lib/cookies'
import { parseUrl } from './values'

/**
 * The visitor's id from a link of another host of the product (requirements 3.1, 7.4).
 *
 * @throws {Error} 'Undefined URL' if `url` is undefined
 */
export const readVisitorIdParameter = (url: string | undefined): string | undefined =>
  parseUrl(url).searchParams.get(visitorIdParameter)?.slice(0, 200) || undefined

/**
 * The visitor's variant of the pricing experiment, `50-A` or `50-B` (requirements 7.4); `undefined` outside the
 * experiment.
 */
export const testVariation = (jar: CookieJar): string | undefined =>
  findCookie(jar, variantCookie, (index) => /^[01]$/.test(index) && variations[+index])

/** The hidden field's value for `50-A` or `50-B`: `ubp` or `cbp` (requirements 7.4); `undefined` for anything else. */
export const pricingModelOf = (variation: string | null | undefined): string | undefined =>
  variationFieldValues[variations.indexOf(variation ?? '')]

/**
 * Stores the visitor's variant of the pricing experiment (requirements 7.4).
 *
 * @param index 0 or 1; anything else removes it
 */
export const saveVariant = (index: number | undefined): void => {
  const attributes = cookieAttributes(location.hostname)
  if (index === undefined || variations[index] === undefined) removeCookie(variantCookie, attributes)
  else writeCookie(variantCookie, String(index), attributes, otherLifetime)
}
