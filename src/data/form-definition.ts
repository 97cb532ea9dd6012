import * as v from 'valibot'
import { fieldTypes, formUseNames, reservedFieldNames } from './forms'

/**
 * The definition of a lead form (requirements 3.3), shared by the build, the browser and the endpoints.
 * The build writes all definitions into `public/_forms.json`, and the endpoints check them with this
 * schema. Code that browsers load imports only the types.
 */

/** All uses of forms, as definitions name them. */
export const formUses = Object.values(formUseNames)

const list = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.readonly())

const optionSchema = v.object({
  value: v.string(),
  label: v.string(),
})

const fieldSchema = v.pipe(
  v.object({
    /** Name of the property in the CRM; unique in its form. */
    name: v.pipe(
      v.string(),
      v.minLength(1),
      v.check((name) => !reservedFieldNames.includes(name), 'this name is reserved'),
    ),
    label: v.string(),
    fieldType: v.picklist(fieldTypes),
    placeholder: v.optional(v.string()),
    required: v.optional(v.boolean(), false),
    hidden: v.optional(v.boolean(), false),
    defaultValue: v.optional(v.string()),
    /** Several values, sent as one text, joined with semicolons. */
    defaultValues: v.optional(list(v.string())),
    /** The choices of a dropdown or of radio buttons; empty for other fields. */
    options: v.optional(list(v.pipe(optionSchema, v.readonly())), []),
    /** The CRM's kind of record that the field belongs to, such as `0-1`, a contact. */
    objectTypeId: v.optional(v.string()),
    /** What the domain of an e-mail address must not start with, such as `gmail`. */
    blockedEmailDomains: v.optional(list(v.string()), []),
  }),
  v.readonly(),
)

const fieldGroupSchema = v.pipe(v.object({ fields: list(fieldSchema) }), v.readonly())

/** A checkbox for one kind of mail. It is shown only if it has both a label and an id. */
const consentCheckboxSchema = v.pipe(
  v.object({
    label: v.optional(v.string()),
    subscriptionTypeId: v.optional(v.string()),
    required: v.optional(v.boolean(), false),
  }),
  v.readonly(),
)

const legalConsentSchema = v.pipe(
  v.object({
    consentToProcessText: v.optional(v.string()),
    privacyText: v.optional(v.string()),
    checkboxes: v.optional(list(consentCheckboxSchema), []),
  }),
  v.readonly(),
)

export const formSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    use: v.picklist(formUses),
    fieldGroups: list(fieldGroupSchema),
    /** Defaults to `defaultSubmitText`. */
    submitButtonText: v.optional(v.string()),
    legalConsent: v.optional(legalConsentSchema),
    successMessage: v.optional(v.string()),
    /** Takes precedence over `successMessage`. */
    customSuccessMessage: v.optional(v.string()),
    /** A link below the message of success. */
    next: v.optional(v.pipe(v.object({ label: v.string(), href: v.string() }), v.readonly())),
    /** Opened in a new tab after success. The free-trial form opens its own link instead. */
    redirectUrl: v.optional(v.string()),
    isCompact: v.optional(v.boolean(), false),
  }),
  v.readonly(),
)

export type FormDefinition = v.InferOutput<typeof formSchema>
export type FormField = v.InferOutput<typeof fieldSchema>
export type FormOption = v.InferOutput<typeof optionSchema>
export type FieldGroup = v.InferOutput<typeof fieldGroupSchema>
export type ConsentCheckbox = v.InferOutput<typeof consentCheckboxSchema>
export type LegalConsent = v.InferOutput<typeof legalConsentSchema>
export type { FieldType, FormUse } from './forms'
