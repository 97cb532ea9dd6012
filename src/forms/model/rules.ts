import { scriptJson } from '../../lib/text'
import { emailLimit, multiLineLimit, singleLineLimit } from './contract'
import type { ConsentCheckbox, FormDefinition, FormField, LegalConsent } from './definition'
import { fillIn, formLabels, formMessages, type FormMessages } from './words'

/** Validation rules of browsers and endpoints, and display texts, derived from a form's definition. */

/** Marks of text direction and empty characters, which often come with addresses and numbers that people paste. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/g

/** An e-mail address or a phone number, without what nobody sees. */
export const visibleText = (text: string): string => text.replace(invisible, '').trim()

/**
 * Whether a form accepts an e-mail address: something, an @, a domain that does not start with a blocked one, then a
 * dot (requirements 5). Ignores case, outer spaces and invisible characters.
 *
 * @param blockedDomains such as `gmail`, which blocks `gmail.com` and `gmail.co`
 */
export function isEmail(text: string, blockedDomains: readonly string[]): boolean {
  const domain = /^[^\s@]+@([^\s@.]+\.[^\s@]+)$/.exec(visibleText(text).toLowerCase())?.[1]
  return domain !== undefined && !blockedDomains.some((blocked) => blocked && domain.startsWith(blocked.toLowerCase()))
}

const phoneNames: readonly string[] = ['phone', 'mobilephone']

export const isPhoneField = ({ name }: Pick<FormField, 'name'>): boolean => phoneNames.includes(name)

/**
 * Whether text can be a phone number in any country's notation: six digits or more, the usual separators, and an
 * optional extension.
 */
export const isPhone = (text: string): boolean =>
  /^[+(\d][-+()./\s\d]*(e?xt?\.?\s*\d+)?$/i.test(visibleText(text)) && text.replace(/\D/g, '').length > 5

/** The properties of a field that the rules use. */
type CheckedField = Pick<FormField, 'name' | 'fieldType' | 'required' | 'blockedEmailDomains'>

/** Maximum characters of a value. */
export const lengthLimit = ({ fieldType }: Pick<FormField, 'fieldType'>): number =>
  ({ email: emailLimit, multi_line_text: multiLineLimit })[fieldType as string] ?? singleLineLimit

/**
 * The error message of a visible field, for visitors (requirements 5). Blank text counts as no value.
 *
 * @param value as it would be sent; for a file, its URL
 */
export function fieldProblem(
  field: CheckedField,
  value: string,
  words: FormMessages = formMessages,
): string | undefined {
  const limit = lengthLimit(field)
  if (!value.trim()) return field.required ? words.required : undefined
  if (value.length > limit) return fillIn(words.tooLong, limit.toLocaleString(words.locale))
  if (field.fieldType === 'email' && !isEmail(value, field.blockedEmailDomains)) return words.email
  if (isPhoneField(field) && !isPhone(value)) return words.phone
  return undefined
}

type ShownCheckbox = ConsentCheckbox & Required<Pick<ConsentCheckbox, 'label' | 'subscriptionTypeId'>>

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
  words: FormMessages = formMessages,
): string | undefined {
  if (!checkbox.required || isTicked(checkbox.subscriptionTypeId)) return undefined
  const isAnyTicked = shown.some(({ subscriptionTypeId }) => isTicked(subscriptionTypeId))
  return shown.length > 1 && !isAnyTicked ? words.select : words.required
}

/** The initial value of a field: its default value, or its default values joined with semicolons (requirements 3.3). */
export const defaultValueOf = ({ defaultValue, defaultValues }: Pick<FormField, 'defaultValue' | 'defaultValues'>) =>
  defaultValues?.length ? defaultValues.join(';') : (defaultValue ?? '')

/** All fields of a form, in order. */
export const fieldsOf = ({ fieldGroups }: Pick<FormDefinition, 'fieldGroups'>): readonly FormField[] =>
  fieldGroups.flatMap(({ fields }) => fields)

/** The message after success, in order of precedence (requirements 3.3, 9). */
export const successMessageOf = ({
  customSuccessMessage,
  successMessage,
  words,
}: Pick<FormDefinition, 'customSuccessMessage' | 'successMessage' | 'words'>): string =>
  customSuccessMessage || successMessage || (words?.labels ?? formLabels).success

/** The part of a definition that a form's controller needs. */
export interface BrowserForm extends Pick<FormDefinition, 'id' | 'use'> {
  /** The visible fields: hidden ones are not checked. */
  readonly fields: readonly CheckedField[]
  readonly checkboxes: readonly ShownCheckbox[]
  readonly successMessage: string
  /** Of a form in another language than English. */
  readonly messages?: FormMessages
}

export const browserForm = (form: FormDefinition): BrowserForm => ({
  id: form.id,
  use: form.use,
  fields: fieldsOf(form)
    .filter(({ hidden }) => !hidden)
    .map(({ name, fieldType, required, blockedEmailDomains }) => ({ name, fieldType, required, blockedEmailDomains })),
  checkboxes: shownCheckboxes(form.legalConsent),
  successMessage: successMessageOf(form),
  ...(form.words && { messages: form.words.messages }),
})

/** The JSON to embed in a page, escaped for HTML. */
export const browserFormJson = (form: FormDefinition): string => scriptJson(browserForm(form))
