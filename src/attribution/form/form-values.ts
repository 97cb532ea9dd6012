import { firstSuffix, signUpFields, unset, variationField, variationFieldValues } from '../../data/attribution'
import { signUpDataFrom } from '../core/sign-up-data'
import type { SignUpData, Values } from '../core/types'
import { variantName } from '../core/variation'

/**
 * What fills the sign-up form, by name of the field (specification 3.1). Unset values are `-`.
 *
 * The last touch and the first are each taken whole, from the sign-up data or from the visitor's
 * other cookies: values of different visits must not mix.
 *
 * @param data the sign-up data
 * @param cookies what `readCookies` gives
 */
export const formValues = (data: SignUpData, cookies: string): Values => {
  const others = signUpDataFrom(cookies)
  const values: Record<string, string | undefined> = { [variationField]: variantName(cookies, variationFieldValues) }
  signUpFields.forEach((field, pair) => {
    ;['', firstSuffix].forEach((suffix, isFirst) => {
      // There are no pairs for term and content.
      values[field + suffix] = (pair < 4 && (data[isFirst] ? data : others)[2 * pair + isFirst]) || unset
    })
  })
  return values
}
