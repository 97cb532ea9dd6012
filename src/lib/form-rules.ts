import type { ConsentCheckbox, FormField, LegalConsent } from '../data/form-definition'

/** Messages about fields (requirements 5). */
const requiredMessage = 'Sorry, that is required'
const emailMessage = 'Please enter a valid email address'
const phoneMessage = 'Please enter a valid phone number'
export const selectMessage = 'Please select at least one option'

/**
 * Whether a text is an e-mail address that a form takes: something, an @, a domain that does not
 * start with any blocked domain, then a dot (requirements 5). Upper and lower case are alike, and
 * spaces around it do not count.
 *
 * @param blockedDomains such as `gmail`, which blocks `gmail.com` and `gmail.co`
 */
export function isEmail(text: string, blockedDomains: readonly string[]): boolean {
  const domain = /^[^\s@]+@([^\s@.][^\s@]*\.[^\s@]+)$/.exec(text.trim().toLowerCase())?.[1]
  return domain !== undefined && !blockedDomains.some((blocked) => blocked && domain.startsWith(blocked.toLowerCase()))
}

/** The CRM's properties that hold a phone number. */
const phoneNames: readonly string[] = ['phone', 'mobilephone']

/**
 * Whether a text can be a phone number, in any country's notation: six digits or more, with the usual
 * signs between them and perhaps an extension at the end.
 */
export const isPhone = (text: string): boolean =>
  /^[+(\d][-+()./\s\d]*(e?xt?\.?\s*\d+)?$/i.test(text.trim()) && text.replace(/\D/g, '').length > 5

/**
 * What is wrong with the value of a field, in the words that the visitor reads (requirements 5). The
 * browser and the endpoints ask the same function.
 *
 * Spaces alone are no value. Hidden fields are not validated, because visitors cannot fix them.
 *
 * @param value as it would be sent; for a file, its address
 */
export function fieldProblem(
  field: Pick<FormField, 'name' | 'fieldType' | 'required' | 'hidden' | 'blockedEmailDomains'>,
  value: string,
): string | undefined {
  if (field.hidden) return undefined
  if (!value.trim()) return field.required ? requiredMessage : undefined
  if (field.fieldType === 'email' && !isEmail(value, field.blockedEmailDomains)) return emailMessage
  if (phoneNames.includes(field.name) && !isPhone(value)) return phoneMessage
  return undefined
}

/** A box that can be shown: it has both. */
export type ShownCheckbox = ConsentCheckbox & Required<Pick<ConsentCheckbox, 'label' | 'subscriptionTypeId'>>

/** The boxes of a legal consent that are shown: those with both a label and a subscription id (requirements 5). */
export const shownCheckboxes = (consent: LegalConsent | undefined): readonly ShownCheckbox[] =>
  (consent?.checkboxes ?? []).filter(
    (checkbox): checkbox is ShownCheckbox => !!checkbox.label && !!checkbox.subscriptionTypeId,
  )

/**
 * What is wrong with one box of a legal consent, in the words that the visitor reads (requirements 5).
 * Every required box has to be ticked. Where none of several boxes is, the visitor is asked to select one.
 *
 * @param shown all boxes that are shown, `checkbox` among them
 * @param isTicked by the subscription id of a box
 */
export function consentProblem(
  checkbox: ShownCheckbox,
  shown: readonly ShownCheckbox[],
  isTicked: (subscriptionTypeId: string) => boolean,
): string | undefined {
  if (!checkbox.required || isTicked(checkbox.subscriptionTypeId)) return undefined
  const isAnyTicked = shown.some(({ subscriptionTypeId }) => isTicked(subscriptionTypeId))
  return shown.length > 1 && !isAnyTicked ? selectMessage : requiredMessage
}

/**
 * What a field holds before anyone has touched it: its default value, or its list of default values
 * joined with semicolons (requirements 3.3). Empty when it has neither.
 */
export const defaultValueOf = ({ defaultValue, defaultValues }: Pick<FormField, 'defaultValue' | 'defaultValues'>) =>
  defaultValues?.length ? defaultValues.join(';') : (defaultValue ?? '')
