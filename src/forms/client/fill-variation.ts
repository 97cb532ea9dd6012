import { variantCookie, variationField, variationFieldValues } from '../../data/attribution'
import { findCookie, readCookies } from '../../lib/cookies'

/**
 * Puts the visitor's half of the pricing experiment into the form's field for it, where it has one:
 * `ubp` or `cbp` (specification 7.4). For visitors who are not in it, the field stays as it is.
 */
export function fillVariation(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[type=hidden][name="${variationField}"]`)
  const value = findCookie(
    readCookies(),
    variantCookie,
    (index) => /^\d$/.test(index) && variationFieldValues[Number(index)],
  )
  if (field && value) field.value = value
}
