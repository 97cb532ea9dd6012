import type { ConsentCheckbox, FormField, LegalConsent } from '../data/form-definition'

const requiredMessage = 'Sorry, that is required'
const emailMessage = 'Please enter a valid email address'
const phoneMessage = 'Please enter a valid phone number'
const selectMessage = 'Please select at least one option'

/**
 * Whether a form accepts an e-mail address: something, an @, a domain that does not start with a blocked one, then a
 * dot (requirements 5). Ignores case and outer spaces.
 *
 * @param blockedDomains such as `gmail`, which blocks `gmail.com` and `gmail.co`
 */
export function isEmail(text: string, blockedDomains: readonly string[]): boolean {
  const domain = /^[^\s@]+@([^\s@.]+\.[^\s@]+)$/.exec(text.trim().toLowerCase())?.[1]
  return domain !== undefined && !blockedDomains.some((blocked) => blocked && domain.startsWith(blocked.toLowerCase()))
}

const phoneNames: readonly string[] = ['phone', 'mobilephone']

/**
 * Whether a text can be a phone number in any country's notation: six digits or more, the usual separators, and an
 * optional extension.
 */
export const isPhone = (text: string): boolean =>
  /^[+(\d][-+()./\s\d]*(e?xt?\.?\s*\d+)?$/i.test(text.trim()) && text.replace(/\D/g, '').length > 5

/**
 * The error message of a field, for visitors (requirements 5). Used by browser and endpoints. Blank text is no value;
 * hidden fields are not validated, because visitors cannot fix them.
 *
 * @param value as it would be sent; for a file, its address
 */
export function fieldProblem(
  field: Pick<FormField, 'name' | 'fieldType' | 'required' | 'blockedEmailDomains'> &
    Partial<Pick<FormField, 'hidden'>>,
  value: string,
): string | undefined {
  if (field.hidden) return undefined
  if (!value.trim()) return field.required ? requiredMessage : undefined
  if (field.fieldType === 'email' && !isEmail(value, field.blockedEmailDomains)) return emailMessage
  if (phoneNames.includes(field.name) && !isPhone(value)) return phoneMessage
  return undefined
}

export type ShownCheckbox = ConsentCheckbox & Required<Pick<ConsentCheckbox, 'label' | 'subscriptionTypeId'>>

/** The visible consent checkboxes: those with a label and a subscription id (requirements 5). */
export const shownCheckboxes = (consent: LegalConsent | undefined): readonly ShownCheckbox[] =>
  (consent?.checkboxes ?? []).filter(
    (checkbox): checkbox is ShownCheckbox => !!checkbox.label && !!checkbox.subscriptionTypeId,
  )

/**
 * The error message of a consent checkbox, for visitors (requirements 5). Asks for a selection if none of several
 * boxes is checked.
 *
 * @param shown all visible boxes, including `checkbox`
 * @param isTicked by subscription id
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

/** The initial value of a field: its default value, or its default values joined with semicolons (requirements 3.3). */
export const defaultValueOf = ({ defaultValue, defaultValues }: Pick<FormField, 'defaultValue' | 'defaultValues'>) =>
  defaultValues?.length ? defaultValues.join(';') : (defaultValue ?? '')
