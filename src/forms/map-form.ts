import { ContentError, optionalText, requireField } from '../content/fields'
import { mapAction } from '../content/parts.cms'
import type {
  ConsentCheckbox,
  FieldGroup,
  FieldType,
  FormDefinition,
  FormField,
  FormOption,
  FormUse,
  LegalConsent,
} from '../data/form-definition'
import { fieldTypes, formUseNames, reservedFieldNames } from '../data/forms'

export interface RawFormField {
  readonly contentful_id: string
  readonly label: string | null
  readonly name: string | null
  readonly fieldType: string | null
  readonly placeholder: string | null
  readonly isRequired: boolean | null
  readonly isHidden: boolean | null
  readonly options: string | null
  readonly defaultValue: string | null
  readonly defaultValues: readonly (string | null)[] | null
  readonly objectTypeId: string | null
  readonly blockedEmailDomains: readonly (string | null)[] | null
}

export interface RawForm {
  readonly contentful_id: string
  readonly name: string | null
  readonly formId: string | null
  readonly use: string | null
  readonly fieldGroups: readonly ({ readonly formFields: readonly (RawFormField | null)[] | null } | null)[] | null
  readonly consentToProcessText: string | null
  readonly privacyText: string | null
  readonly communicationsCheckboxes:
    | readonly ({
        readonly label: string | null
        readonly subscriptionTypeId: string | null
        readonly isRequired: boolean | null
      } | null)[]
    | null
  readonly submitButtonText: string | null
  readonly successMessage: string | null
  readonly customSuccessMessage: string | null
  readonly redirectUrl: string | null
  readonly nextLabel: string | null
  readonly nextUrl: string | null
  readonly isCompact: boolean | null
}

const isFieldType = (value: string): value is FieldType => fieldTypes.some((type) => type === value)

const isThere = <Value>(value: Value | null): value is Value => value !== null

const texts = (list: readonly (string | null)[] | null): string[] =>
  (list ?? []).flatMap((item) => optionalText(item)?.trim() ?? [])

function mapOption(line: string): FormOption {
  const [value = '', ...label] = line.split(/\s=\s/).map((part) => part.trim())
  return { value, label: label.join(' = ') || value }
}

/** Names a field in error messages: its entry has no internal name. */
const entryOf = (raw: RawFormField) => ({ contentful_id: raw.contentful_id, name: optionalText(raw.label) })

function mapOptions(raw: RawFormField, fieldType: FieldType): readonly FormOption[] {
  const hasOptions = fieldType === 'dropdown' || fieldType === 'radio'
  if (!hasOptions) return []
  const lines = requireField(entryOf(raw), 'options', optionalText(raw.options)).split('\n')
  const options = lines.flatMap((line) => (line.trim() ? mapOption(line.trim()) : []))
  const twice = options.find(({ value }, index) => options.findIndex((other) => other.value === value) !== index)
  if (twice)
    throw new ContentError(entryOf(raw).name ?? raw.contentful_id, 'options', `“${twice.value}” is listed twice`)
  return options
}

function mapField(raw: RawFormField): FormField {
  const entry = entryOf(raw)
  const fieldType = requireField(entry, 'fieldType', raw.fieldType)
  const name = requireField(entry, 'name', raw.name)
  const fail = (field: string, problem: string) => new ContentError(entry.name ?? raw.contentful_id, field, problem)
  if (!isFieldType(fieldType)) throw fail('fieldType', `“${fieldType}” must be one of ${fieldTypes.join(', ')}`)
  if (reservedFieldNames.includes(name)) throw fail('name', `“${name}” is reserved; use another name`)

  const options = mapOptions(raw, fieldType)
  const defaultValue = optionalText(raw.defaultValue)
  if (options.length > 0 && defaultValue && !options.some(({ value }) => value === defaultValue)) {
    throw fail('defaultValue', `“${defaultValue}” must be one of the choices`)
  }
  const defaultValues = texts(raw.defaultValues)
  return {
    name,
    label: requireField(entry, 'label', entry.name),
    fieldType,
    placeholder: optionalText(raw.placeholder),
    required: raw.isRequired ?? false,
    hidden: raw.isHidden ?? false,
    defaultValue,
    defaultValues: defaultValues.length > 0 ? defaultValues : undefined,
    options,
    objectTypeId: optionalText(raw.objectTypeId),
    blockedEmailDomains: texts(raw.blockedEmailDomains),
  }
}

/** The most visible fields side by side. */
const rowLimit = 3

function mapGroups(raw: RawForm): readonly FieldGroup[] {
  const groups = (raw.fieldGroups ?? [])
    .filter(isThere)
    .map((group) => ({ fields: (group.formFields ?? []).filter(isThere).map(mapField) }))
    .filter(({ fields }) => fields.length > 0)
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) {
    throw new ContentError(raw.name ?? raw.contentful_id, 'fieldGroups', `two of its fields have the name “${twice}”`)
  }
  const isTooWide = groups.some(({ fields }) => fields.filter(({ hidden }) => !hidden).length > rowLimit)
  if (isTooWide) {
    throw new ContentError(
      raw.name ?? raw.contentful_id,
      'fieldGroups',
      `a row has more than ${rowLimit} visible fields`,
    )
  }
  if (groups.length > 0) return groups
  const isListed = (raw.fieldGroups ?? []).some(isThere)
  if (isListed) throw new ContentError(raw.name ?? raw.contentful_id, 'fieldGroups', 'no group in it has a field')
  return requireField(raw, 'fieldGroups', undefined)
}

function mapConsent(raw: RawForm): LegalConsent | undefined {
  const consentToProcessText = optionalText(raw.consentToProcessText)
  const privacyText = optionalText(raw.privacyText)
  const checkboxes = (raw.communicationsCheckboxes ?? []).filter(isThere).map((checkbox): ConsentCheckbox => ({
    label: optionalText(checkbox.label),
    subscriptionTypeId: optionalText(checkbox.subscriptionTypeId),
    required: checkbox.isRequired ?? false,
  }))
  if (!consentToProcessText && !privacyText && checkboxes.length === 0) return undefined
  return { consentToProcessText, privacyText, checkboxes }
}

const isUseName = (name: string): name is keyof typeof formUseNames => Object.hasOwn(formUseNames, name)

function mapUse(raw: RawForm): FormUse {
  const name = requireField(raw, 'use', raw.use)
  if (isUseName(name)) return formUseNames[name]
  const names = Object.keys(formUseNames).join(', ')
  throw new ContentError(raw.name ?? raw.contentful_id, 'use', `“${name}” must be one of ${names}`)
}

/**
 * Maps a form of the CMS (requirements 3.3).
 *
 * @returns `undefined` when the form has no id
 * @throws ContentError when it has no fields, or one of them is
 * incomplete or contradictory
 */
export function mapForm(raw: RawForm): FormDefinition | undefined {
  const id = optionalText(raw.formId)
  if (!id) return undefined
  return {
    id,
    use: mapUse(raw),
    fieldGroups: mapGroups(raw),
    submitButtonText: optionalText(raw.submitButtonText),
    legalConsent: mapConsent(raw),
    successMessage: optionalText(raw.successMessage),
    customSuccessMessage: optionalText(raw.customSuccessMessage),
    redirectUrl: optionalText(raw.redirectUrl),
    next: mapAction(raw.nextLabel, raw.nextUrl),
    isCompact: raw.isCompact ?? false,
  }
}

export interface FormView {
  readonly form: FormDefinition
  readonly privacyHtml?: string
}

export interface RawFormView extends RawForm {
  readonly privacyTextHtml: string | null
}

/**
 * The form of a block.
 *
 * @returns `undefined` when there is none, or it has no id (requirements 3.3)
 * @throws ContentError as `mapForm` does
 */
export function mapFormView(raw: RawFormView | null): FormView | undefined {
  const form = raw ? mapForm(raw) : undefined
  return form && { form, privacyHtml: optionalText(raw?.privacyTextHtml) }
}

/**
 * All forms with an id, for `public/_forms.json`.
 *
 * @param onProblem called for each invalid or duplicate form, which is skipped
 * @throws ContentError without
 * `onProblem`
 */
export function formDefinitionsFrom(
  rawForms: readonly RawForm[],
  onProblem = (problem: ContentError): void => {
    throw problem
  },
): readonly FormDefinition[] {
  const owners = new Map<string, string>()
  return rawForms.flatMap((raw) => {
    try {
      const definition = mapForm(raw)
      if (!definition) return []
      const name = raw.name ?? raw.contentful_id
      const owner = owners.get(definition.id)
      if (owner) throw new ContentError(name, 'formId', `“${definition.id}” is the id of “${owner}”, too`)
      owners.set(definition.id, name)
      return [definition]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onProblem(error)
      return []
    }
  })
}
