import { type ContentType, type Field, isLocalized } from '../define'

export type ContentfulValidation =
  | { size: { min?: number; max?: number } }
  | { range: { min?: number; max?: number } }
  | { in: readonly string[] }
  | { regexp: { pattern: string; flags: string | null }; message?: string }
  | { unique: true }
  | { linkContentType: readonly string[] }
  | { linkMimetypeGroup: readonly string[] }

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

const between = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

const size = (min: number | undefined, max: number | undefined): ContentfulValidation[] =>
  min === undefined && max === undefined ? [] : [{ size: between(min, max) }]

const range = (min: number | undefined, max: number | undefined): ContentfulValidation[] =>
  min === undefined && max === undefined ? [] : [{ range: between(min, max) }]

const oneOf = (values: readonly string[] | undefined): ContentfulValidation[] => (values ? [{ in: values }] : [])

type TypePart = Pick<ContentfulField, 'type' | 'linkType' | 'items' | 'validations'>

function typePart(field: Field): TypePart {
  switch (field.kind) {
    case 'symbol':
      return {
        type: 'Symbol',
        validations: [
          ...(field.unique ? [{ unique: true } as const] : []),
          ...size(undefined, field.maxLength),
          ...oneOf(field.oneOf),
          ...(field.pattern
            ? [{ regexp: { pattern: field.pattern.regexp, flags: null }, message: field.pattern.explanation }]
            : []),
        ],
      }
    case 'text':
      return { type: 'Text', validations: size(undefined, field.maxLength) }
    case 'integer':
      return { type: 'Integer', validations: range(field.min, field.max) }
    case 'number':
      return { type: 'Number', validations: range(field.min, field.max) }
    case 'boolean':
      return { type: 'Boolean', validations: [] }
    case 'date':
      return { type: 'Date', validations: [] }
    case 'symbols':
      return {
        type: 'Array',
        items: { type: 'Symbol', validations: oneOf(field.oneOf) },
        validations: size(field.minItems, field.maxItems),
      }
    case 'entry':
      return { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: field.to }] }
    case 'entries':
      return {
        type: 'Array',
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: field.to }] },
        validations: size(field.minItems, field.maxItems),
      }
    case 'asset':
      return { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: [field.group] }] }
    case 'json':
      return { type: 'Object', validations: [] }
  }
}

export const toContentfulType = (type: ContentType): ContentfulType => ({
  name: type.name,
  description: type.description,
  displayField: type.displayField,
  fields: Object.entries(type.fields).map(([id, field]) => ({
    id,
    name: field.name,
    localized: isLocalized(field),
    required: field.required ?? false,
    disabled: false,
    omitted: false,
    ...typePart(field),
  })),
})

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
