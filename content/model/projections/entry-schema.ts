import * as v from 'valibot'
import type { ContentType, EntryLinksField, Field, NumberField, SymbolListField } from '../define'
import { jsonShapes } from '../json-shapes'
import { joinMessage, nearestName, plural, quote, rangeInWords, sentence } from '../message'

/** Validates entries, with messages for editors: the problem, and the correction on a second line. */

/** Contentful's own limits, in characters. */
const SYMBOL_LIMIT = 256
const TEXT_LIMIT = 50_000

/**
 * Identifiers of entries and assets: kebab-case with at most 64 characters (Contentful’s limit), or the 22 letters and
 * digits that Contentful makes up.
 */
export const identifierPattern = /^(?=.{1,64}$)([a-z0-9]+(-[a-z0-9]+)*|[A-Za-z0-9]{17,24})$/

/** Browsers and Node read paths of the site the same at any address. */
const anyOrigin = 'https://hearthside.example'

/** Where entries are from: `content/entries`, or a space. Ids and advice differ. */
export type Source = 'files' | 'space'

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

const wrongKind =
  (field: Field, source: Source, expected: string, advice: (input: unknown) => string) => (issue: { input: unknown }) =>
    joinMessage(
      `“${field.name}” must be ${expected}, but here it is ${kindOf(issue.input)}.`,
      source === 'space' ? 'Ask a developer: the field has another type in the space.' : advice(issue.input),
    )

/** YAML parses unquoted numbers and booleans. */
const adviseText = (input: unknown): string =>
  typeof input === 'number' || typeof input === 'boolean' ? `Put it in quotes: "${input}".` : 'Write one line of text.'

const tooLong = (field: Field, limit: number) => (issue: { input: unknown }) => {
  const length = typeof issue.input === 'string' ? issue.input.length : 0
  return joinMessage(
    `“${field.name}” has ${length} characters; the limit is ${limit}.`,
    `Shorten it by ${plural(length - limit, 'character')}.`,
  )
}

const notEmpty = ({ name, required }: Field) =>
  joinMessage(`“${name}” is empty.`, required ? 'Write some text.' : 'Write some text, or leave it out.')

const choices = (field: Field, values: readonly string[]) => (issue: { input: unknown }) => {
  const near = typeof issue.input === 'string' ? nearestName(issue.input, values) : undefined
  return joinMessage(
    `${quote(issue.input)} is not an option for “${field.name}”.`,
    near ? `Did you mean “${near}”? The options are: ${values.join(', ')}.` : `Use one of: ${values.join(', ')}.`,
  )
}

const line = (field: Field, source: Source, limit: number): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(wrongKind(field, source, 'text', adviseText)),
    v.regex(/\S/, notEmpty(field)),
    v.regex(/^[^\n]*$/, joinMessage(`“${field.name}” must be a single line.`, 'Remove the line breaks.')),
    v.maxLength(limit, tooLong(field, limit)),
  )

const identifier = (field: Field, of: 'entry' | 'asset', source: Source): v.GenericSchema<unknown, string> => {
  if (source === 'space') return v.string()
  const advice =
    of === 'entry'
      ? 'Write the file name of the entry without “.md”.'
      : 'Write the file name of the asset without its extension.'
  return v.pipe(
    v.string(wrongKind(field, source, `the name of one ${of}`, () => advice)),
    v.regex(identifierPattern, (issue) =>
      joinMessage(`${quote(issue.input)} is not a valid name of an ${of}.`, advice),
    ),
  )
}

const number = (field: NumberField, source: Source): Schema => {
  const advice = () => 'Write digits, without quotes and without a currency sign.'
  const { kind, name, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
  return v.pipe(
    v.number(wrongKind(field, source, kind === 'integer' ? 'a whole number' : 'a number', advice)),
    v.check(
      (value) => kind === 'number' || Number.isInteger(value),
      ({ input }) => joinMessage(`“${name}” must be a whole number, not ${input}.`, advice()),
    ),
    v.check(
      (value) => value >= min && value <= max,
      ({ input }) =>
        joinMessage(
          `“${name}” must be ${rangeInWords(field.min, field.max)}, not ${input}.`,
          'Write a number in this range.',
        ),
    ),
  )
}

const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value))

const daysInMonth = (date: string): number => new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7), 0)).getUTCDate()

const list = (
  field: SymbolListField | EntryLinksField,
  source: Source,
  item: v.GenericSchema<unknown, string>,
): Schema => {
  const advice = (input: unknown) =>
    typeof input === 'string'
      ? `Write it as a list: add the line “- ${input}” under the field name.`
      : 'Write each item on its own line, starting with “- ”.'
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field
  return v.pipe(
    v.array(item, wrongKind(field, source, 'a list', advice)),
    v.minLength(minItems, (issue) =>
      joinMessage(
        `“${field.name}” has ${plural(issue.input.length, 'item')}; it needs at least ${minItems}.`,
        `Add at least ${plural(minItems - issue.input.length, 'item')}.`,
      ),
    ),
    v.maxLength(maxItems, (issue) =>
      joinMessage(
        `“${field.name}” has ${issue.input.length} items; the limit is ${maxItems}.`,
        'Remove the extra items.',
      ),
    ),
  )
}

function valueSchema(field: Field, source: Source): Schema {
  switch (field.kind) {
    case 'symbol': {
      const text = line(field, source, field.maxLength ?? SYMBOL_LIMIT)
      const { pattern } = field
      if (field.oneOf) return v.pipe(text, v.picklist(field.oneOf, choices(field, field.oneOf)))
      if (pattern) {
        return v.pipe(
          text,
          v.regex(new RegExp(pattern.regexp), (issue) =>
            joinMessage(
              `${quote(issue.input)} is not a valid value for “${field.name}”.`,
              sentence(pattern.explanation),
            ),
          ),
          v.check(
            (value) => !field.isUrl || URL.canParse(value, anyOrigin),
            (issue) => joinMessage(`${quote(issue.input)} is not an address.`, 'Correct the host or the port.'),
          ),
        )
      }
      return text
    }
    case 'text': {
      const limit = field.maxLength ?? TEXT_LIMIT
      return v.pipe(
        v.string(wrongKind(field, source, 'text', adviseText)),
        v.regex(/\S/, notEmpty(field)),
        v.maxLength(limit, tooLong(field, limit)),
      )
    }
    case 'integer':
    case 'number':
      return number(field, source)
    case 'boolean':
      return v.boolean(wrongKind(field, source, 'true or false', () => 'Write true or false, without quotes.'))
    case 'date': {
      const advice = 'Write a date such as 2026-01-31, or a date and time such as 2026-01-31T09:00:00Z.'
      return v.pipe(
        v.string(wrongKind(field, source, 'a date', () => advice)),
        v.check(isDate, (issue) => joinMessage(`${quote(issue.input)} is not a date.`, advice)),
        // `Date` reads February 30 as March 2.
        v.check(
          (date) => +date.slice(8, 10) <= daysInMonth(date),
          ({ input }) =>
            joinMessage(
              `${quote(input)} is not a valid date.`,
              `Use a valid day: ${input.slice(0, 7)} has ${daysInMonth(input)} days.`,
            ),
        ),
      )
    }
    case 'symbols': {
      const text = line(field, source, SYMBOL_LIMIT)
      return list(
        field,
        source,
        field.oneOf ? v.pipe(text, v.picklist(field.oneOf, choices(field, field.oneOf))) : text,
      )
    }
    case 'entry':
      return identifier(field, 'entry', source)
    case 'entries':
      return list(field, source, identifier(field, 'entry', source))
    case 'asset':
      return identifier(field, 'asset', source)
    case 'json': {
      const wrong = `“${field.name}” does not have the expected structure.`
      // Shapes have messages only for likely mistakes.
      return v.config(jsonShapes[field.shape], {
        message: joinMessage(wrong, 'For examples, see docs/guides/personalization.md.'),
      })
    }
  }
}

const missing = (id: string, field: Field, source: Source): string => {
  const help = field.help ? ` ${field.help}` : ''
  const advice =
    source === 'space'
      ? `Fill in this field.${help}`
      : field.kind === 'text' && field.isDocumentBody
        ? 'Write the text below the second line of dashes.'
        : `Write “${id}: …”.${help}`
  return joinMessage(`“${field.name}” is missing.`, advice)
}

const unknown = (type: ContentType, key: string): string => {
  const near = nearestName(key, Object.keys(type.fields))
  return joinMessage(
    `“${type.name}” has no field “${key}”.`,
    near ? `Did you mean “${near}”?` : `Its fields are: ${Object.keys(type.fields).join(', ')}.`,
  )
}

/** The schema of an entry's values, including the document body. Messages have two parts, see `message.ts`. */
export const toEntrySchema = (
  type: ContentType,
  source: Source = 'files',
): v.GenericSchema<unknown, Record<string, unknown>> =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(type.fields).map(([id, field]) => {
        const schema = valueSchema(field, source)
        return [id, field.required ? schema : v.optional(schema)]
      }),
    ),
    (issue) => {
      const key = issue.path?.at(-1)?.key
      if (typeof key !== 'string')
        return joinMessage('The front matter must consist of fields.', 'Write lines such as “name: …”.')
      const field = type.fields[key]
      return field && issue.expected !== 'never' ? missing(key, field, source) : unknown(type, key)
    },
  )
