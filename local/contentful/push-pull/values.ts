import { createHash } from 'node:crypto'
import type { ContentType } from '../../../content/model'
import { isEmpty, isLocalized } from '../../../content/model/define'
import { bodyFieldOf } from '../read-entries'

/**
 * Values of fields as files have them: references are names, and empty values are absent. An entry or asset also has
 * `_published`, which is true or absent. Translations have keys such as `heading (de)`.
 */
export type Values = Readonly<Record<string, unknown>>

/** A short form of a value: short JSON itself, otherwise its beginning and a hash. */
export type Mark = string

/** Marks of an item's fields by name; absent for empty fields. */
export type Marks = Readonly<Record<string, Mark>>

export const publishedKey = '_published'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

/** JSON with sorted keys, because their order has no meaning. */
const toText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part))

const longestMark = 40
const shownCharacters = 20
const digestCharacters = 20

/** @returns undefined for an empty value */
export function markOf(value: unknown): Mark | undefined {
  const text = isEmpty(value) ? undefined : toText(value)
  if (text === undefined || text.length <= longestMark) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, digestCharacters)
  return `${text.slice(0, shownCharacters)}… ${digest}`
}

export const marksOf = (values: Values): Marks =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const mark = markOf(value)
      return mark === undefined ? [] : [[key, mark]]
    }),
  )

/**
 * Omits the marks of default values: an empty field means the same, and Contentful adds them to new entries that lack
 * them.
 */
export const withoutDefaults = (marks: Marks, defaults: Values): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([key, mark]) => mark !== markOf(defaults[key])))

const longestExcerpt = 60

/** Shortens a value for a message, to the part that differs from another value. */
export function excerpt(value: unknown, other?: unknown): string {
  const characters = Array.from(isEmpty(value) ? 'empty' : (toText(value) ?? ''))
  if (characters.length <= longestExcerpt) return characters.join('')
  const others = Array.from(isEmpty(other) ? '' : (toText(other) ?? ''))
  const difference = others.length === 0 ? 0 : characters.findIndex((one, index) => one !== others[index])
  const start = Math.max(0, difference - shownCharacters)
  const end = start + longestExcerpt
  return [start > 0 ? '…' : '', ...characters.slice(start, end), end < characters.length ? '…' : ''].join('')
}

/** Describes changes of fields for a message. */
export const listChanges = (fields: readonly string[], from: Values = {}, to: Values = {}): string[] =>
  fields.map((key) =>
    key === publishedKey
      ? to[key] === true
        ? 'draft → published'
        : 'published → draft'
      : `${key}: ${excerpt(from[key], to[key])} → ${excerpt(to[key], from[key])}`,
  )

const linkedId = (value: unknown): unknown =>
  isRecord(value) && isRecord(value.sys) && value.sys.type === 'Link' ? value.sys.id : value

/** An entry's fields in the API's format: values by locale, by field. */
export type LocalizedFields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** The values of an entry in one locale, without fields that the model lacks. */
export const readValues = ({ fields: definitions }: ContentType, fields: LocalizedFields, locale: string): Values =>
  withoutEmpty(
    Object.fromEntries(
      Object.entries(definitions).map(([id, { kind }]) => {
        const value = fields[id]?.[locale]
        if (kind === 'entry' || kind === 'asset') return [id, linkedId(value)]
        return [id, kind === 'entries' && Array.isArray(value) ? value.map(linkedId) : value]
      }),
    ),
  )

/** These values, with the body as in a file. */
export function entryValues(type: ContentType, fields: LocalizedFields, locale: string): Values {
  const values = readValues(type, fields, locale)
  const { [bodyFieldOf(type) ?? '']: body } = values
  if (typeof body !== 'string') return values
  return withoutEmpty({ ...values, [bodyFieldOf(type) ?? '']: body.replaceAll('\r\n', '\n').trim() })
}

export const translationKey = (field: string, locale: string): string => `${field} (${locale})`

/** The field of a key, and the locale if it is a translation. */
export function readKey(key: string): { readonly field: string; readonly locale: string | undefined } {
  const [field = '', locale] = key.split(' (')
  return { field, locale: locale?.slice(0, -1) }
}

/** Values of one language, with the keys of translations. */
export const asTranslation = (values: Values, locale: string): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [translationKey(field, locale), value]))

/** The translated values of an entry, without fields that are not localized. */
export function translatedValues(type: ContentType, fields: LocalizedFields, locales: readonly string[]): Values {
  const localized = Object.fromEntries(Object.entries(type.fields).filter(([, field]) => isLocalized(field)))
  const own = { ...type, fields: localized }
  return Object.assign(
    {},
    ...locales.map((locale) => asTranslation(entryValues(own, fields, locale), locale)),
  ) as Values
}
