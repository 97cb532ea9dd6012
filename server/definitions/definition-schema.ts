import * as v from 'valibot'
import { fieldTypes, formUses, type FormDefinition } from '../../src/data/form-definition'
import { reservedFieldNames } from '../../src/data/forms'

const texts = v.optional(v.array(v.string()), [])

const fieldSchema = v.object({
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((name) => !reservedFieldNames.includes(name), 'the submission itself has a value of this name'),
  ),
  label: v.string(),
  fieldType: v.picklist(fieldTypes),
  placeholder: v.optional(v.string()),
  required: v.optional(v.boolean(), false),
  hidden: v.optional(v.boolean(), false),
  defaultValue: v.optional(v.string()),
  defaultValues: v.optional(v.array(v.string())),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() })), []),
  objectTypeId: v.optional(v.string()),
  blockedEmailDomains: texts,
})

const consentSchema = v.object({
  consentToProcessText: v.optional(v.string()),
  privacyText: v.optional(v.string()),
  checkboxes: v.optional(
    v.array(
      v.object({
        label: v.optional(v.string()),
        subscriptionTypeId: v.optional(v.string()),
        required: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
})

/** A form as the build writes it. */
export const definitionSchema: v.GenericSchema<unknown, FormDefinition> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  use: v.picklist(formUses),
  fieldGroups: v.array(v.object({ fields: v.array(fieldSchema) })),
  submitButtonText: v.optional(v.string()),
  legalConsent: v.optional(consentSchema),
  successMessage: v.optional(v.string()),
  customSuccessMessage: v.optional(v.string()),
  redirectUrl: v.optional(v.string()),
  isCompact: v.optional(v.boolean(), false),
})
