import { firstSuffix, unset, variationField, variationFieldValues, variations } from '../../data/attribution'
import type { CookieJar } from '../../lib/cookies'
import { storedAttribution } from '../core/attribution-cookies'
import { signUpDataFrom } from '../core/sign-up-data'
import type { SignUpData, Values } from '../core/types'
import { testVariation } from '../core/variation'

const fields = ['Source', 'Medium', 'Term', 'Campaign', 'Content', 'Url']

/** What a field asks of the last touch, or of the first. Sign-up data have no term and no content. */
const valueOf = (data: Values, infix: '' | 'first_', field: string): string | null | undefined =>
  data[field === 'Url' ? `${infix || 'last_'}touch_url` : `utm_${infix}${field.toLowerCase()}`]

/**
 * What fills the sign-up form, by name of the field (specification 3.1). Unset values are `-`.
 *
 * The last touch and the first are each taken whole, from the sign-up data or from the visitor's
 * other cookies: values of different visits must not mix.
 *
 * @param data the sign-up data
 * @param variation the variant that the sign-up link carried, if it did
 * @param jar what `readCookies` gives
 */
export const formValues = (data: SignUpData, variation: string | null, jar: CookieJar): Values => {
  const touchValues = (infix: '' | 'first_', suffix: string): Values => {
    const isOwn = fields.some((field) => valueOf(data, infix, field))
    const source = isOwn ? data : signUpDataFrom(storedAttribution(jar))
    return Object.fromEntries(fields.map((field) => [`GA_${field}${suffix}`, valueOf(source, infix, field) || unset]))
  }
  return {
    ...touchValues('', ''),
    ...touchValues('first_', firstSuffix),
    [variationField]: variationFieldValues[variations.indexOf(variation || testVariation(jar) || '')],
  }
}

/** What the URL of a sign-up page prefills, by name of the field (specification 2.3). */
export const prefilledValues = (query: URLSearchParams): Values => ({
  fname: query.get('fn'),
  lname: query.get('ln'),
  company: query.get('cn'),
  email: query.get('reg'),
})
