import { type CookieJar, findCookie } from '../../lib/cookies'
import {
  paidClickIds,
  testVariationField,
  variantCookie,
  variationField,
  variationFieldValues,
  variationParameter,
  variations,
} from '../constants'
import { signUpDataFrom, storedAttribution } from './stored-attribution'
import type { Attribution, Values } from './values'

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
 * The visitor's attribution: from the cookies if there are any, because another tab may have recorded a later visit.
 * Cookies and the page's own values are never mixed.
 *
 * @param known decided by this page
 */
export const currentVisit = (known: Attribution, jar: CookieJar): Attribution => {
  const stored = storedAttribution(jar)
  return stored.last ? stored : known
}

/** Values of sign-up links (requirements 7.4): where the visitor came from, and the variant shown. */
export const signUpParameters = (visit: Attribution, jar: CookieJar): Values => ({
  ...signUpDataFrom(visit),
  ...Object.fromEntries(paidClickIds.map((name) => [name, visit.last?.[name]])),
  [variationParameter]: testVariation(jar),
})

/** The visitor's source in leads, by hidden field: the same values, plus the term and content of the last touch. */
export const leadValues = (visit: Attribution, jar: CookieJar): Values => {
  const { [variationParameter]: variation, ...values } = signUpParameters(visit, jar)
  return {
    ...values,
    utm_term: visit.last?.term,
    utm_content: visit.last?.content,
    [testVariationField]: variation,
    [variationField]: pricingModelOf(variation),
  }
}
