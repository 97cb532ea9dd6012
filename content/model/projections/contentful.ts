import type { ContentFields, ContentTypeFieldValidation, ContentTypeProps, Control } from 'contentful-management'
import {
  type ContentType,
  defaultValues,
  type EditorTab,
  type EntryLinksField,
  type Field,
  isLocalized,
  type NumberField,
  type SymbolField,
  type SymbolListField,
} from '../define'
import { rangeInWords, sentence } from '../message'

type Validation = ContentTypeFieldValidation

/** Types with more fields have tabs in the entry editor. */
const mostFieldsWithoutTabs = 8

/** The tab of a field in the entry editor; undefined in a short type. */
export const tabOf = ({ fields }: Pick<ContentType, 'fields'>, fieldId: string): EditorTab | undefined =>
  Object.keys(fields).length > mostFieldsWithoutTabs ? (fields[fieldId]?.tab ?? 'content') : undefined

const limits = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

const length = (max: number | undefined): Validation[] =>
  max === undefined ? [] : [{ size: { max }, message: `Write at most ${max} characters.` }]

const items = ({ minItems: min, maxItems: max }: EntryLinksField | SymbolListField): Validation[] =>
  min === undefined && max === undefined
    ? []
    : [{ size: limits(min, max), message: `The number of items must be ${rangeInWords(min, max)}.` }]

const range = ({ min, max }: NumberField): Validation[] =>
  min === undefined && max === undefined
    ? []
    : [{ range: limits(min, max), message: `Enter a number: ${rangeInWords(min, max)}.` }]

const oneOf = (values: readonly string[] | undefined): Validation[] =>
  values ? [{ in: [...values], message: 'Choose one of the options.' }] : []

const unique = (field: SymbolField): Validation[] =>
  field.unique ? [{ unique: true, message: 'Another entry has the same value. Choose a different one.' }] : []

/** The API has null for no flags, which the client's type lacks. */
const noFlags = null as unknown as string

const pattern = ({ pattern: rule }: SymbolField): Validation[] =>
  rule ? [{ regexp: { pattern: rule.regexp, flags: noFlags }, message: sentence(rule.explanation) }] : []

export const linkTo = (types: readonly string[]) => ({
  linkContentType: [...types],
  message: `Choose an entry of one of these types: ${types.join(', ')}.`,
})

type Stored = Pick<ContentFields, 'type' | 'linkType' | 'items' | 'validations'>

/** How Contentful stores the field. */
function storedAs(field: Field): Stored {
  switch (field.kind) {
    case 'symbol':
      return {
        type: 'Symbol',
        validations: [...unique(field), ...length(field.maxLength), ...oneOf(field.oneOf), ...pattern(field)],
      }
    case 'text':
      return { type: 'Text', validations: length(field.maxLength) }
    case 'integer':
      return { type: 'Integer', validations: range(field) }
    case 'number':
      return { type: 'Number', validations: range(field) }
    case 'boolean':
      return { type: 'Boolean', validations: [] }
    case 'date':
      return { type: 'Date', validations: [] }
    case 'symbols':
      return { type: 'Array', items: { type: 'Symbol', validations: oneOf(field.oneOf) }, validations: items(field) }
    case 'entry':
      return { type: 'Link', linkType: 'Entry', validations: [linkTo(field.to)] }
    case 'entries':
      return {
        type: 'Array',
        items: { type: 'Link', linkType: 'Entry', validations: [linkTo(field.to)] },
        validations: items(field),
      }
    case 'asset':
      return {
        type: 'Link',
        linkType: 'Asset',
        validations: [{ linkMimetypeGroup: ['image'], message: 'Choose a picture.' }],
      }
    case 'json':
      return { type: 'Object', validations: [] }
  }
}

/** @param locale the default locale of the space, for default values */
export function toContentfulType(
  type: ContentType,
  locale = 'en-US',
): Pick<ContentTypeProps, 'name' | 'description' | 'displayField' | 'fields'> {
  const defaults = defaultValues(type)
  return {
    name: type.name,
    description: type.description,
    displayField: type.displayField,
    fields: Object.entries(type.fields).map(([id, field]) => {
      const value = defaults[id]
      return {
        id,
        name: field.name,
        localized: isLocalized(field),
        required: field.required ?? false,
        disabled: false,
        omitted: false,
        ...storedAs(field),
        ...(value === undefined ? {} : { defaultValue: { [locale]: value } }),
      }
    }),
  }
}

/** The editor of a field, by its kind. */
const widgets = {
  symbol: 'singleLine',
  text: 'markdown',
  integer: 'numberEditor',
  number: 'numberEditor',
  boolean: 'boolean',
  date: 'datePicker',
  symbols: 'listInput',
  entry: 'entryLinkEditor',
  entries: 'entryLinksEditor',
  asset: 'assetLinkEditor',
  json: 'objectEditor',
} as const satisfies Record<Field['kind'], string>

function widgetOf(field: Field): string {
  if (field.kind === 'symbol' && field.oneOf) return 'dropdown'
  if (field.kind === 'symbols' && field.oneOf) return 'checkbox'
  if (field.kind === 'text' && field.format === 'plain') return 'multipleLine'
  return widgets[field.kind]
}

export const toContentfulControls = (type: ContentType): Control[] =>
  Object.entries(type.fields).map(([fieldId, field]): Control => {
    const settings: Control['settings'] = {
      ...(field.help && { helpText: field.help }),
      // Otherwise the editor adds midnight in the editor's time zone to a day.
      ...(field.kind === 'date' && !field.hasTime && { format: 'dateonly' }),
    }
    return { fieldId, widgetNamespace: 'builtin', widgetId: widgetOf(field), settings }
  })
