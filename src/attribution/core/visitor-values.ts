import type { CookieJar } from '../../lib/cookies'
import { paidClickIds, testVariationField, variationField, variationParameter } from '../constants'
import { signUpDataFrom } from './sign-up-data'
import { storedAttribution } from './stored-attribution'
import type { Attribution, Values } from './types'
import { pricingModelOf, testVariation } from './visitor'

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

/** Values of leads, by hidden field: the same, plus the term and content of the last touch. */
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
