import {
  firstSuffix,
  signUpFields,
  unset,
  variationField,
  variationFieldValues,
  variations,
} from '../../data/attribution'
import { storedAttribution } from '../core/attribution-cookies'
import { signUpDataFrom } from '../core/sign-up-data'
import type { SignUpData, Values } from '../core/types'
import { testVariation } from '../core/variation'

/**
 * What fills the sign-up form, by name of the field (specification 3.1). Unset values are `-`.
 *
 * The last touch and the first are each taken whole, from the sign-up data or from the visitor's
 * other cookies: values of different visits must not mix.
 *
 * @param data the sign-up data
 * @param variation the variant that the sign-up link carried, if it did
 * @param cookies what `readCookies` gives
 */
export const formValues = (data: SignUpData, variation: string | null, cookies: string): Values => {
  const others = signUpDataFrom(storedAttribution(cookies))
  const variant = variations.indexOf((variation || testVariation(cookies)) as string)
  return Object.fromEntries([
    [variationField, variationFieldValues[variant]],
    ...signUpFields.flatMap((field, pair) =>
      ['', firstSuffix].map((suffix, isFirst) => [
        `GA_${field}${suffix}`,
        // There are no pairs for term and content.
        (pair < 4 && ([0, 2, 4, 6].some((index) => data[index + isFirst]) ? data : others)[2 * pair + isFirst]) ||
          unset,
      ]),
    ),
  ]) as Values
}

/** What the URL of a sign-up page prefills, by name of the field (specification 2.3). */
export const prefilledValues = (query: URLSearchParams): Values => ({
  fname: query.get('fn'),
  lname: query.get('ln'),
  company: query.get('cn'),
  email: query.get('reg'),
})
