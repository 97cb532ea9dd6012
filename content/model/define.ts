/**
 * Definitions of content types. They are the source for the CMS's content types, the GraphQL schema and the validation
 * of `content/entries`.
 */

/** The tabs of the entry editor by id, in order. Short types have none. */
export const editorTabs = {
  content: 'Content',
  layout: 'Layout',
  search: 'Search engines',
  footer: 'Footer',
  advanced: 'Advanced',
} as const
export type EditorTab = keyof typeof editorTabs

interface FieldBase {
  readonly name: string
  /** One sentence for the editor, shown under the field in the CMS. */
  readonly help?: string
  readonly required?: boolean
  /** Whether each language has its own value. Default: see `isLocalized`. */
  readonly localized?: boolean
  /** `content` by default. */
  readonly tab?: EditorTab
}

/** A single line of text. */
export interface SymbolField extends FieldBase {
  readonly kind: 'symbol'
  /** Maximum length in characters. Contentful's own limit is 256. */
  readonly maxLength?: number
  readonly oneOf?: readonly string[]
  /** The value of a new entry. It must mean the same as an empty field. */
  readonly default?: string
  readonly pattern?: { readonly regexp: string; readonly explanation: string }
  /** Whether the value must be unique among the entries of the type. */
  readonly unique?: boolean
  /** Whether the value is a link target. Paths of this site are checked against its pages. */
  readonly isUrl?: boolean
}

/**
 * Text of any length. At build time, `markdown` text is rendered to HTML, and a `comparison`, a table in Markdown, is
 * read as a comparison table.
 */
export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly format: 'plain' | 'markdown' | 'comparison'
  readonly maxLength?: number
  /** Whether the field is the Markdown below the front matter in `content/entries`. At most one field of a type. */
  readonly isDocumentBody?: boolean
}

export interface NumberField extends FieldBase {
  readonly kind: 'integer' | 'number'
  readonly min?: number
  readonly max?: number
}

/** False in a new entry, and an empty one means the same. */
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean'
}

/** A date, or a date with time and zone, in ISO 8601. */
export interface DateField extends FieldBase {
  readonly kind: 'date'
  /** Whether editors choose a time, too. */
  readonly hasTime?: boolean
}

export interface SymbolListField extends FieldBase {
  readonly kind: 'symbols'
  readonly minItems?: number
  readonly maxItems?: number
  readonly oneOf?: readonly string[]
}

export interface EntryLinkField extends FieldBase {
  readonly kind: 'entry'
  /** Ids of content types. */
  readonly to: readonly string[]
}

export interface EntryLinksField extends FieldBase {
  readonly kind: 'entries'
  readonly to: readonly string[]
  readonly minItems?: number
  readonly maxItems?: number
}

/** A picture. */
export interface AssetLinkField extends FieldBase {
  readonly kind: 'asset'
  /** Whether the picture needs no description, because the text beside it says the same. */
  readonly isDecoration?: boolean
  /** The field whose picture has the same proportions, because the page reserves one space for both. */
  readonly sameProportionsAs?: string
}

export interface JsonField extends FieldBase {
  readonly kind: 'json'
  /** Name of the valibot schema in `json-shapes.ts` that checks the value. */
  readonly shape: 'experienceConfig' | 'audienceRules' | 'anything'
}

export type Field =
  | SymbolField
  | TextField
  | NumberField
  | BooleanField
  | DateField
  | SymbolListField
  | EntryLinkField
  | EntryLinksField
  | AssetLinkField
  | JsonField

/** Whether each language has its own value: texts, except those that code or other entries refer to. */
export function isLocalized(field: Field): boolean {
  if (field.localized !== undefined) return field.localized
  switch (field.kind) {
    case 'text':
      return true
    case 'symbol':
      return !field.oneOf && !field.pattern && !field.unique
    case 'symbols':
      return !field.oneOf
    default:
      return false
  }
}

type Fields = Readonly<Record<string, Field>>

export interface ContentType<Id extends string = string, Own extends Fields = Fields> {
  /** Identifier in the CMS, camelCase. The GraphQL type has the prefix `Contentful`. */
  readonly id: Id
  readonly name: string
  readonly description: string
  /** The field that the CMS shows as the entry's title in lists. */
  readonly displayField: string
  /** Whether a fault in an entry stops the build from a space. Other faulty blocks are left out of the page. */
  readonly isEssential?: boolean
  /** Whether the site uses only one entry. */
  readonly isSingle?: boolean
  readonly fields: Own
}

/** The values of a new entry. */
export const defaultValues = ({ fields }: Pick<ContentType, 'fields'>): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const value = field.kind === 'boolean' ? false : field.kind === 'symbol' ? field.default : undefined
      return value === undefined ? [] : [[id, value] as const]
    }),
  )

/** Whether a field has no value. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Defines a content type. Its display field defaults to `title`, or else `name`. */
export const defineContentType = <Id extends string, Own extends Fields>(
  definition: Omit<ContentType<Id, Own>, 'displayField'> & { readonly displayField?: keyof Own & string },
): ContentType<Id, Own> => ({ displayField: 'title' in definition.fields ? 'title' : 'name', ...definition })
