import * as v from 'valibot'
import type { ContentType, Field } from '../define'
import { jsonShapes } from '../json-shapes'
import { joinMessage, quote } from '../message'
import { nearestName } from '../nearest-name'

/**
 * What an entry of `content/entries` must look like, derived from its content type. The messages are
 * read by marketers: each says what is wrong and, on a second line, what to write instead.
 */

/** Contentful's own limits, in characters. */
const SYMBOL_LIMIT = 256
const TEXT_LIMIT = 50_000

/** Identifiers of entries and assets: kebab-case, at most 64 characters (Contentful's limit). */
export const identifierPattern = /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/

type Schema = v.GenericSchema<unknown, unknown>

const kindOf = (value: unknown): string =>
  Array.isArray(value)
    ? 'a list'
    : value === null
      ? 'nothing'
      : typeof value === 'object'
        ? 'a group of fields'
        : typeof value === 'boolean'
          ? String(value)
          : typeof value === 'number'
            ? 'a number'
            : 'text'

const wrongKind = (field: Field, expected: string, advice: (input: unknown) => string) => (issue: { input: unknown }) =>
  joinMessage(`“${field.name}” must be ${expected}, but here it is ${kindOf(issue.input)}.`, advice(issue.input))

/** A number or true/false that YAML read where text was meant only lacks its quotes. */
const adviseText = (input: unknown): string =>
  typeof input === 'number' || typeof input === 'boolean' ? `Put it in quotes: "${input}".` : 'Write one line of text.'

const tooLong = (field: Field, limit: number) => (issue: { input: unknown }) => {
  const length = typeof issue.input === 'string' ? issue.input.length : 0
  return joinMessage(
    `“${field.name}” has ${length} characters; ${limit} fit.`,
    `Shorten it by ${length - limit} ${length - limit === 1 ? 'character' : 'characters'}.`,
  )
}

const notEmpty = (field: Field) => joinMessage(`“${field.name}” is empty.`, 'Write a text, or remove the line.')

const choices = (field: Field, values: readonly string[]) => (issue: { input: unknown }) => {
  const near = typeof issue.input === 'string' ? nearestName(issue.input, values) : undefined
  return joinMessage(
    `${quote(issue.input)} is not a choice of “${field.name}”.`,
    near ? `Did you mean “${near}”? Possible are: ${values.join(', ')}.` : `Write one of: ${values.join(', ')}.`,
  )
}

const line = (field: Field, limit: number): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(wrongKind(field, 'text', adviseText)),
    v.minLength(1, notEmpty(field)),
    v.regex(/^[^\n]*$/, joinMessage(`“${field.name}” takes a single line.`, 'Remove the line breaks.')),
    v.maxLength(limit, tooLong(field, limit)),
  )

const identifier = (field: Field, of: 'entry' | 'asset') => {
  const advice =
    of === 'entry'
      ? 'Write the file name of the entry without “.md”.'
      : 'Write the file name of the asset without its ending.'
  return v.pipe(
    v.string(wrongKind(field, `the name of one ${of}`, () => advice)),
    v.regex(identifierPattern, (issue) => joinMessage(`${quote(issue.input)} cannot be the name of an ${of}.`, advice)),
  )
}

const number = (field: Extract<Field, { kind: 'integer' | 'number' }>): Schema => {
  const advice = () => 'Write digits, without quotes and without a currency sign.'
  const kind = wrongKind(field, field.kind === 'integer' ? 'a whole number' : 'a number', advice)
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
  const range = [Number.isFinite(min) ? `at least ${min}` : '', Number.isFinite(max) ? `at most ${max}` : ''].filter(
    Boolean,
  )
  return v.pipe(
    v.number(kind),
    v.check(
      (value) => field.kind === 'number' || Number.isInteger(value),
      (issue) => joinMessage(`“${field.name}” must be a whole number, not ${issue.input}.`, advice()),
    ),
    v.check(
      (value) => value >= min && value <= max,
      (issue) => joinMessage(`“${field.name}” cannot be ${issue.input}.`, `Write a number of ${range.join(' and ')}.`),
    ),
  )
}

const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value))

/** @returns how many days the month of a date has that is written as `isDate` wants it */
const daysInMonth = (date: string): number => new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7), 0)).getUTCDate()

const list = (
  field: Extract<Field, { kind: 'symbols' | 'entries' }>,
  item: v.GenericSchema<unknown, string>,
): Schema => {
  const advice = (input: unknown) =>
    typeof input === 'string'
      ? `Write it as a list: a line “- ${input}” under the field's name.`
      : 'Write each item on a line that begins with “- ”.'
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field
  return v.pipe(
    v.array(item, wrongKind(field, 'a list', advice)),
    v.minLength(minItems, (issue) =>
      joinMessage(
        `“${field.name}” has ${issue.input.length} ${issue.input.length === 1 ? 'item' : 'items'}; it needs at least ${minItems}.`,
        'Add what is missing.',
      ),
    ),
    v.maxLength(maxItems, (issue) =>
      joinMessage(`“${field.name}” has ${issue.input.length} items; ${maxItems} fit.`, 'Remove what is too much.'),
    ),
  )
}

function valueSchema(field: Field): Schema {
  switch (field.kind) {
    case 'symbol': {
      const text = line(field, field.maxLength ?? SYMBOL_LIMIT)
      const { pattern } = field
      if (field.oneOf) return v.pipe(text, v.picklist(field.oneOf, choices(field, field.oneOf)))
      if (pattern) {
        return v.pipe(
          text,
          v.regex(new RegExp(pattern.regexp), (issue) =>
            joinMessage(`${quote(issue.input)} does not fit “${field.name}”.`, `Please ${pattern.explanation}.`),
          ),
        )
      }
      return text
    }
    case 'text': {
      const limit = field.maxLength ?? TEXT_LIMIT
      return v.pipe(
        v.string(wrongKind(field, 'text', adviseText)),
        v.minLength(1, notEmpty(field)),
        v.maxLength(limit, tooLong(field, limit)),
      )
    }
    case 'integer':
    case 'number':
      return number(field)
    case 'boolean':
      return v.boolean(wrongKind(field, 'true or false', () => 'Write true or false, without quotes.'))
    case 'date': {
      const advice = 'Write a day as 2026-01-31, or an instant as 2026-01-31T09:00:00Z.'
      return v.pipe(
        v.string(wrongKind(field, 'a date', () => advice)),
        v.check(isDate, (issue) => joinMessage(`${quote(issue.input)} is not a date.`, advice)),
        // `Date` takes the 30th of February for the 2nd of March.
        v.check(
          (date) => +date.slice(8, 10) <= daysInMonth(date),
          ({ input }) =>
            joinMessage(
              `${quote(input)} is not in the calendar.`,
              `Write a day that there is: ${input.slice(0, 7)} has ${daysInMonth(input)} days.`,
            ),
        ),
      )
    }
    case 'symbols': {
      const text = line(field, SYMBOL_LIMIT)
      return list(field, field.oneOf ? v.pipe(text, v.picklist(field.oneOf, choices(field, field.oneOf))) : text)
    }
    case 'entry':
      return identifier(field, 'entry')
    case 'entries':
      return list(field, identifier(field, 'entry'))
    case 'asset':
      return identifier(field, 'asset')
    case 'json':
      return jsonShapes[field.shape]
  }
}

const missing = (id: string, field: Field): string =>
  joinMessage(
    `“${field.name}” is missing.`,
    field.kind === 'text' && field.isDocumentBody
      ? 'Write the text below the second line of dashes.'
      : `Add the line “${id}: …”.${field.help ? ` ${field.help}` : ''}`,
  )

const unknown = (type: ContentType, key: string): string => {
  const near = nearestName(key, Object.keys(type.fields))
  return joinMessage(
    `“${type.name}” has no field “${key}”.`,
    near ? `Did you mean “${near}”?` : `It has: ${Object.keys(type.fields).join(', ')}.`,
  )
}

/**
 * The schema of all values of an entry: what the front matter says, and the text below it under the
 * name of the field that is the document's body.
 *
 * @param type the content type
 * @returns a valibot schema; the message of an issue has two lines, see `message.ts`
 */
export const toEntrySchema = (type: ContentType): v.GenericSchema<unknown, Record<string, unknown>> =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(type.fields).map(([id, field]) => {
        const schema = valueSchema(field)
        return [id, field.required ? schema : v.optional(schema)]
      }),
    ),
    (issue) => {
      const key = issue.path?.at(-1)?.key
      if (typeof key !== 'string')
        return joinMessage('The front matter must be a list of fields.', 'Write lines such as “name: …”.')
      const field = type.fields[key]
      return field && issue.expected !== 'never' ? missing(key, field) : unknown(type, key)
    },
  )
