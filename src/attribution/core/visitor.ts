import { type CookieJar, findCookie } from '../../lib/cookies'
import { variantCookie, variationFieldValues, variations, visitorIdParameter } from '../constants'
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
