import type { FormDefinition, FormField, FormUse } from '../data/form-definition'
import { defaultSuccessMessage } from '../data/forms'
import { shownCheckboxes, type ShownCheckbox } from '../lib/form-rules'

/** What a field's rules need to know. */
export type BrowserField = Pick<FormField, 'name' | 'fieldType' | 'required' | 'hidden' | 'blockedEmailDomains'>

/** A form as its controller needs it. It stands in the form as JSON, so it repeats nothing that only the view shows. */
export interface BrowserForm {
  readonly id: string
  readonly use: FormUse
  readonly fields: readonly BrowserField[]
  readonly checkboxes: readonly Pick<ShownCheckbox, 'label' | 'subscriptionTypeId' | 'required'>[]
  readonly successMessage: string
}

/** Success messages come in this order (requirements 3.3, 9). */
export function browserForm(form: FormDefinition): BrowserForm {
  return {
    id: form.id,
    use: form.use,
    fields: form.fieldGroups
      .flatMap(({ fields }) => fields)
      .map(({ name, fieldType, required, hidden, blockedEmailDomains }) => ({
        name,
        fieldType,
        required,
        hidden,
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

/** The text of the JSON that the view puts into the form, safe to stand in HTML as it is. */
export const browserFormJson = (form: FormDefinition): string =>
  JSON.stringify(browserForm(form)).replaceAll('<', '\\u003c')
