import * as v from 'valibot'
import { reservedFieldNames } from './contract'
import { formLabels, formMessages, type FormLabels, type FormMessages } from './words'

/**
 * The schema of a form (requirements 3.3). The build validates the CMS's forms with it, embeds them in pages and writes
 * them to `public/_forms.json`; the endpoints read them with the same schema. Messages are worded for editors. Browser
 * code imports only the types.
 */

/** The uses of forms, by the terms that editors choose. */
export const formUseNames = {
  'lead capture': 'lead',
  newsletter: 'newsletter',
  'demo request': 'demo',
  'free-trial request': 'free-trial',
  'subprocessor notification': 'subprocessors',
} as const

/** In the order shown to editors. */
export const fieldTypes = ['single_line_text', 'multi_line_text', 'email', 'dropdown', 'radio', 'file'] as const

/** Whether visitors choose from a list. */
export const hasChoices = (fieldType: string | undefined): boolean => fieldType === 'dropdown' || fieldType === 'radio'

/** Reads choices, one per line: a label, or what the CRM calls it and the label, as in “small = Up to 10 people”. */
export const readOptions = (text: string): readonly { readonly value: string; readonly label: string }[] =>
  text.split('\n').flatMap((line) => {
    if (line.trim() === '') return []
    const [value = '', ...label] = line
      .trim()
      .split(/\s=\s/)
      .map((part) => part.trim())
    return [{ value, label: label.join(' = ') || value }]
  })

/** Maximum visible fields side by side. */
const rowLimit = 3

const empty = 'it is empty, but required'

/** The message for a value that is not in a list. */
const oneOf =
  (names: readonly string[]) =>
  ({ input }: { readonly input: unknown }): string =>
    typeof input === 'string' && input ? `“${input}” must be one of ${names.join(', ')}` : empty

const requiredText = v.pipe(v.string(empty), v.nonEmpty(empty))

const list = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item, empty), v.readonly())

const repeated = (texts: readonly string[]): string | undefined =>
  texts.find((text, index) => texts.indexOf(text) !== index)

const optionSchema = v.pipe(v.object({ value: v.string(), label: v.string() }), v.readonly())

const repeatedOption = (options: readonly { readonly value: string }[]) => repeated(options.map(({ value }) => value))

const fieldSchema = v.pipe(
  v.object({
    /** Name of the property in the CRM; unique in its form. */
    name: v.pipe(
      requiredText,
      v.check(
        (name) => !reservedFieldNames.includes(name),
        ({ input }) => `“${input}” is reserved; use another name`,
      ),
    ),
    label: requiredText,
    fieldType: v.picklist(fieldTypes, oneOf(fieldTypes)),
    placeholder: v.optional(v.string()),
    required: v.optional(v.boolean(), false),
    hidden: v.optional(v.boolean(), false),
    defaultValue: v.optional(v.string()),
    /** Several values, sent as one text, joined with semicolons. */
    defaultValues: v.optional(list(v.string())),
    /** The choices of a dropdown or of radio buttons; empty for other fields. */
    options: v.optional(
      v.pipe(
        list(optionSchema),
        v.check(
          (options) => repeatedOption(options) === undefined,
          ({ input }) => `“${repeatedOption(input)}” is listed twice`,
        ),
      ),
      [],
    ),
    /** The CRM's kind of record that the field belongs to, such as `0-1`, a contact. */
    objectTypeId: v.optional(v.string()),
    /** Blocked starts of an e-mail address's domain, such as `gmail`. */
    blockedEmailDomains: v.optional(list(v.string()), []),
  }),
  v.forward(
    v.check(({ fieldType, options }) => !hasChoices(fieldType) || options.length > 0, empty),
    ['options'],
  ),
  v.forward(
    v.check(
      ({ options, defaultValue }) =>
        options.length === 0 || !defaultValue || options.some(({ value }) => value === defaultValue),
      ({ input }) => `“${input.defaultValue}” must be one of the choices`,
    ),
    ['defaultValue'],
  ),
  v.readonly(),
)

/** A row. */
const fieldGroupSchema = v.pipe(v.object({ fields: list(fieldSchema) }), v.readonly())

const repeatedField = (groups: readonly { readonly fields: readonly { readonly name: string }[] }[]) =>
  repeated(groups.flatMap(({ fields }) => fields.map(({ name }) => name)))

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

// Definitions of earlier releases lack `attachAgain`.
const wordsSchema = v.object({
  labels: v.object(v.entriesFromList(Object.keys(formLabels) as (keyof FormLabels)[], v.string())),
  messages: v.object({
    ...v.entriesFromList(Object.keys(formMessages) as (keyof FormMessages)[], v.string()),
    attachAgain: v.optional(v.string(), formMessages.attachAgain),
  }),
})

export const formSchema = v.pipe(
  v.object({
    id: requiredText,
    use: v.picklist(Object.values(formUseNames), oneOf(Object.values(formUseNames))),
    fieldGroups: v.pipe(
      list(fieldGroupSchema),
      v.nonEmpty('it has no field'),
      v.check(
        (groups) => repeatedField(groups) === undefined,
        ({ input }) => `two of its fields have the name “${repeatedField(input)}”`,
      ),
      v.check(
        (groups) => groups.every(({ fields }) => fields.filter(({ hidden }) => !hidden).length <= rowLimit),
        `a row has more than ${rowLimit} visible fields`,
      ),
    ),
    submitButtonText: v.optional(v.string()),
    legalConsent: v.optional(legalConsentSchema),
    successMessage: v.optional(v.string()),
    /** Takes precedence over `successMessage`. */
    customSuccessMessage: v.optional(v.string()),
    /** A link below the success message. */
    next: v.optional(v.pipe(v.object({ label: v.string(), href: v.string() }), v.readonly())),
    /** Opened in a new tab after success. The free-trial form opens its own link instead. */
    redirectUrl: v.optional(v.string()),
    isCompact: v.optional(v.boolean(), false),
    /** The language of a translated form. */
    locale: v.optional(v.string()),
    words: v.optional(wordsSchema),
  }),
  v.readonly(),
)

export type FormDefinition = v.InferOutput<typeof formSchema>
export type FormUse = FormDefinition['use']
export type FormField = v.InferOutput<typeof fieldSchema>
export type FieldType = FormField['fieldType']
export type ConsentCheckbox = v.InferOutput<typeof consentCheckboxSchema>
export type LegalConsent = v.InferOutput<typeof legalConsentSchema>

/** Distinguishes definitions: a form has one for each language. */
export const definitionKey = ({ id, locale }: Pick<FormDefinition, 'id' | 'locale'>): string =>
  locale === undefined ? id : `${id} ${locale}`
