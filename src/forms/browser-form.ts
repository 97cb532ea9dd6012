import type { FormDefinition, FormField, FormUse } from '../data/form-definition'
import { defaultSuccessMessage } from '../data/forms'
import { shownCheckboxes, type ShownCheckbox } from '../lib/form-rules'

export type BrowserField = Pick<FormField, 'name' | 'fieldType' | 'required' | 'blockedEmailDomains'>

/** The data that a form's controller needs, embedded as JSON. */
export interface BrowserForm {
  readonly id: string
  readonly use: FormUse
  /** The visible fields: hidden ones are not validated. */
  readonly fields: readonly BrowserField[]
  readonly checkboxes: readonly Pick<ShownCheckbox, 'label' | 'subscriptionTypeId' | 'required'>[]
  readonly successMessage: string
}

/** Success messages in order of precedence (requirements 3.3, 9). */
export function browserForm(form: FormDefinition): BrowserForm {
  return {
    id: form.id,
    use: form.use,
    fields: form.fieldGroups
      .flatMap(({ fields }) => fields)
      .filter(({ hidden }) => !hidden)
      .map(({ name, fieldType, required, blockedEmailDomains }) => ({
        name,
        fieldType,
        required,
        blockedEmailDomains,
      })),
    checkboxes: shownCheckboxes(form.legalConsent).map(({ label, subscriptionTypeId, required }) => ({
      label,
      subscriptionTypeId,
      required,
    })),
    successMessage: form.customSuccessMessage ?? form.successMessage ?? defaultSuccessMessage,
  }
}

/** The JSON to embed, escaped for HTML. */
export const browserFormJson = (form: FormDefinition): string =>
  JSON.stringify(browserForm(form)).replaceAll('<', '\\u003c')
