import {
  type ContentType,
  defaultValues,
  type EditorTab,
  type EntryLinksField,
  type Field,
  type IntegerField,
  isLocalized,
  type NumberField,
  type SymbolListField,
} from '../define'
import { sentence } from '../message'

/** What Contentful checks, and what it tells the editor. */
export type ContentfulValidation = { readonly message: string } & (
  | { size: { min?: number; max?: number } }
  | { range: { min?: number; max?: number } }
  | { in: readonly string[] }
  | { regexp: { pattern: string; flags: string | null } }
  | { unique: true }
  | { linkContentType: readonly string[] }
  | { linkMimetypeGroup: readonly string[] }
)

export interface ContentfulItems {
  readonly type: 'Symbol' | 'Link'
  readonly linkType?: 'Entry'
  readonly validations: readonly ContentfulValidation[]
}

export interface ContentfulField {
  readonly id: string
  readonly name: string
  readonly type: 'Symbol' | 'Text' | 'Integer' | 'Number' | 'Boolean' | 'Date' | 'Link' | 'Array' | 'Object'
  readonly linkType?: 'Entry' | 'Asset'
  readonly items?: ContentfulItems
  readonly localized: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly omitted: boolean
  readonly validations: readonly ContentfulValidation[]
  /** By locale. */
  readonly defaultValue?: Readonly<Record<string, string | boolean>>
}

export interface ContentfulType {
  readonly name: string
  readonly description: string
  readonly displayField: string
  readonly fields: readonly ContentfulField[]
}

export interface ContentfulControl {
  readonly fieldId: string
  readonly widgetNamespace: 'builtin'
  readonly widgetId: string
  readonly settings: { readonly helpText?: string }
}

/** Types with more fields have tabs in the entry editor. */
const mostFieldsWithoutTabs = 8

/** The tab of a field in the entry editor; undefined in a short type. */
export const tabOf = ({ fields }: Pick<ContentType, 'fields'>, fieldId: string): EditorTab | undefined =>
  Object.keys(fields).length > mostFieldsWithoutTabs ? (fields[fieldId]?.tab ?? 'content') : undefined

const limits = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** `at least 2`, `at most 4` or `2 to 4`. */
const inWords = (min: number | undefined, max: number | undefined): string =>
  min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `${min} to ${max}`

const length = (max: number | undefined): ContentfulValidation[] =>
  max === undefined ? [] : [{ size: { max }, message: `Write at most ${max} characters.` }]

const items = ({ minItems: min, maxItems: max }: EntryLinksField | SymbolListField): ContentfulValidation[] =>
  min === undefined && max === undefined
    ? []
    : [{ size: limits(min, max), message: `The number of items must be ${inWords(min, max)}.` }]

const range = ({ min, max }: IntegerField | NumberField): ContentfulValidation[] =>
  min === undefined && max === undefined
    ? []
    : [{ range: limits(min, max), message: `Enter a number: ${inWords(min, max)}.` }]

const oneOf = (values: readonly string[] | undefined): ContentfulValidation[] =>
  values ? [{ in: values, message: 'Choose one of the options.' }] : []

/** Links to entries of these types. */
export const linkTo = (types: readonly string[]) => ({
  linkContentType: [...types],
  message: `Choose an entry of one of these types: ${types.join(', ')}.`,
})

type TypePart = Pick<ContentfulField, 'type' | 'linkType' | 'items' | 'validations'>

function typePart(field: Field): TypePart {
  switch (field.kind) {
    case 'symbol':
      return {
        type: 'Symbol',
        validations: [
          ...(field.unique
            ? [{ unique: true, message: 'Another entry has the same value. Choose a different one.' } as const]
            : []),
          ...length(field.maxLength),
          ...oneOf(field.oneOf),
          ...(field.pattern
            ? [
                {
                  regexp: { pattern: field.pattern.regexp, flags: null },
                  message: sentence(field.pattern.explanation),
                },
              ]
            : []),
        ],
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
      return {
        type: 'Array',
        items: { type: 'Symbol', validations: oneOf(field.oneOf) },
        validations: items(field),
      }
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
        validations: [
          {
            linkMimetypeGroup: [field.group],
            message: field.group === 'image' ? 'Choose a picture.' : 'Choose a video.',
          },
        ],
      }
    case 'json':
      return { type: 'Object', validations: [] }
  }
}

/** @param locale the default locale of the space, for default values */
export function toContentfulType(type: ContentType, locale = 'en-US'): ContentfulType {
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
        ...typePart(field),
        ...(value === undefined ? {} : { defaultValue: { [locale]: value } }),
      }
    }),
  }
}

function widget(field: Field): string {
  switch (field.kind) {
    case 'symbol':
      return field.oneOf ? 'dropdown' : 'singleLine'
    case 'text':
      return field.format === 'plain' ? 'multipleLine' : 'markdown'
    case 'integer':
    case 'number':
      return 'numberEditor'
    case 'boolean':
      return 'boolean'
    case 'date':
      return 'datePicker'
    case 'symbols':
      return field.oneOf ? 'checkbox' : 'listInput'
    case 'entry':
      return 'entryLinkEditor'
    case 'entries':
      return 'entryLinksEditor'
    case 'asset':
      return 'assetLinkEditor'
    case 'json':
      return 'objectEditor'
  }
}

export const toContentfulControls = (type: ContentType): readonly ContentfulControl[] =>
  Object.entries(type.fields).map(([fieldId, field]) => ({
    fieldId,
    widgetNamespace: 'builtin',
    widgetId: widget(field),
    settings: field.help ? { helpText: field.help } : {},
  }))
