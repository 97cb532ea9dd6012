/**
 * A lead form as the CMS describes it (specification 3.3), in the one form that the browser, the
 * build and the endpoints share. The build writes all of them into `public/_forms.json`.
 */

/** What a form is for (specification 1). */
export const formUses = ['lead', 'newsletter', 'demo', 'free-trial', 'subprocessors'] as const

export type FormUse = (typeof formUses)[number]

export const fieldTypes = ['dropdown', 'email', 'file', 'multi_line_text', 'radio', 'single_line_text'] as const

export type FieldType = (typeof fieldTypes)[number]

export interface FormOption {
  /** What the CRM gets. */
  readonly value: string
  /** What the visitor reads. */
  readonly label: string
}

export interface FormField {
  /** Name of the property in the CRM; unique in its form and none of `reservedFieldNames`. */
  readonly name: string
  readonly label: string
  readonly fieldType: FieldType
  readonly placeholder?: string
  readonly required: boolean
  readonly hidden: boolean
  readonly defaultValue?: string
  /** Several values at once; they are sent as one text, joined with semicolons. */
  readonly defaultValues?: readonly string[]
  /** The choices of a dropdown or of radio buttons; empty for other fields. */
  readonly options: readonly FormOption[]
  /** The CRM's kind of record that the field belongs to, such as `0-1`, a contact. */
  readonly objectTypeId?: string
  /** What the domain of an e-mail address must not start with, such as `gmail`. */
  readonly blockedEmailDomains: readonly string[]
}

/** Fields that stand beside each other. */
export interface FieldGroup {
  readonly fields: readonly FormField[]
}

/** A box to tick for mail of one kind. It is shown only when it has both a label and an id. */
export interface ConsentCheckbox {
  readonly label?: string
  readonly subscriptionTypeId?: string
  readonly required: boolean
}

export interface LegalConsent {
  /** What a visitor agrees to by sending the form. */
  readonly consentToProcessText?: string
  readonly privacyText?: string
  readonly checkboxes: readonly ConsentCheckbox[]
}

export interface FormDefinition {
  /** The form's id in the CRM. */
  readonly id: string
  readonly use: FormUse
  readonly fieldGroups: readonly FieldGroup[]
  /** "Submit" when it is absent. */
  readonly submitButtonText?: string
  readonly legalConsent?: LegalConsent
  readonly successMessage?: string
  /** Comes before `successMessage`. */
  readonly customSuccessMessage?: string
  /** Opened in a new tab after success; not by the free-trial form, which has its own link. */
  readonly redirectUrl?: string
  readonly isCompact: boolean
}
