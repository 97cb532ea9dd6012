/**
 * The language in which content types are described. A content type is written once, in
 * `types/`, and everything else that must agree with it is derived from that description:
 * the content types that the local API serves and that are pushed to a real space
 * (`projections/contentful.ts`), the GraphQL schema (`projections/graphql.ts`), and the
 * validation of `content/entries` (`projections/entry-schema.ts`).
 */

/** What all fields share. */
interface FieldBase {
  /** Label in the CMS. */
  readonly name: string
  /** One sentence for the editor, shown under the field in the CMS. */
  readonly help?: string
  readonly required?: boolean
}

/** A single line of text. */
export interface SymbolField extends FieldBase {
  readonly kind: 'symbol'
  /** Longest value, in characters. Contentful's own limit is 256. */
  readonly maxLength?: number
  readonly oneOf?: readonly string[]
  readonly pattern?: { readonly regexp: string; readonly explanation: string }
  /** No two entries of the type may have the same value. */
  readonly unique?: boolean
  /** The value is a destination of a link. Paths of this site are then checked against its pages. */
  readonly isUrl?: boolean
}

/** Text of any length. `markdown` text is rendered to HTML at build time. */
export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly format: 'plain' | 'markdown'
  readonly maxLength?: number
  /** In `content/entries` the field is the Markdown below the front matter. One field a type at most. */
  readonly isDocumentBody?: boolean
}

export interface IntegerField extends FieldBase {
  readonly kind: 'integer'
  readonly min?: number
  readonly max?: number
}

export interface NumberField extends FieldBase {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
}

export interface BooleanField extends FieldBase {
  readonly kind: 'boolean'
}

/** A day or an instant, ISO 8601. */
export interface DateField extends FieldBase {
  readonly kind: 'date'
}

/** A list of single lines of text. */
export interface SymbolListField extends FieldBase {
  readonly kind: 'symbols'
  readonly minItems?: number
  readonly maxItems?: number
  readonly oneOf?: readonly string[]
}

/** A reference to one entry of one of the named content types. */
export interface EntryLinkField extends FieldBase {
  readonly kind: 'entry'
  readonly to: readonly string[]
}

/** References to entries, in order. */
export interface EntryLinksField extends FieldBase {
  readonly kind: 'entries'
  readonly to: readonly string[]
  readonly minItems?: number
  readonly maxItems?: number
}

/** Which files an asset field takes. */
export type AssetGroup = 'image' | 'video'

export interface AssetLinkField extends FieldBase {
  readonly kind: 'asset'
  readonly group: AssetGroup
}

/** A small structure that no list of fields can hold, such as the rows of a table. */
export interface JsonField extends FieldBase {
  readonly kind: 'json'
  /** Name of the valibot schema in `json-shapes.ts` that a value must satisfy. */
  readonly shape: 'comparisonRows' | 'experienceConfig' | 'audienceRules' | 'anything'
}

export type Field =
  | SymbolField
  | TextField
  | IntegerField
  | NumberField
  | BooleanField
  | DateField
  | SymbolListField
  | EntryLinkField
  | EntryLinksField
  | AssetLinkField
  | JsonField

export interface ContentType<Id extends string = string> {
  /** Identifier in the CMS, camelCase. The GraphQL type is `Contentful` followed by it. */
  readonly id: Id
  readonly name: string
  readonly description: string
  /** The field that names an entry in lists of the CMS. */
  readonly displayField: string
  readonly fields: Readonly<Record<string, Field>>
}

/**
 * Declares a content type and keeps its identifier's literal type.
 *
 * @param type the whole description
 * @throws Error when the display field is not among the fields, or two fields claim the document body
 */
export function defineContentType<Id extends string>(type: ContentType<Id>): ContentType<Id> {
  if (!(type.displayField in type.fields)) {
    throw new Error(`Content type "${type.id}": display field "${type.displayField}" is not one of its fields`)
  }
  const bodies = Object.entries(type.fields).filter(([, field]) => field.kind === 'text' && field.isDocumentBody)
  if (bodies.length > 1) {
    throw new Error(`Content type "${type.id}": ${bodies.map(([id]) => id).join(' and ')} both claim the document body`)
  }
  return type
}
