import { Document, isScalar, type Pair, parseDocument, Scalar, visit, type YAMLMap } from 'yaml'
import type { ContentType } from '../../../content/model'
import { readYaml, splitFrontMatter } from '../front-matter'
import { bodyFieldOf, draftKey } from '../read-entries'
import { markOf, publishedKey, type Values, withoutEmpty } from './values'

/** As in the files of this repository. */
const width = 110
const format = {
  lineWidth: width,
  singleQuote: true,
  // The package writes a line that consists of a space wrong if quoted text takes several lines.
  doubleQuotedMinMultiLineLength: Infinity,
} as const

/** Longer texts are folded over several lines. */
const longestLine = 100

/**
 * Writes one field as YAML. Long texts begin on a line of their own, so that a change of a few words is a change of a
 * few lines.
 */
function fieldText(key: string, value: unknown): string {
  const document = new Document({ [key]: value })
  visit(document, {
    Scalar: (position, node) => {
      const text = node.value
      if (position === 'key' || typeof text !== 'string') return
      // Blocks lose some spaces at the ends.
      if (text.trim() !== text) node.type = Scalar.QUOTE_DOUBLE
      else if (text.includes('\n')) node.type = Scalar.BLOCK_LITERAL
      else if (text.length > longestLine) node.type = Scalar.BLOCK_FOLDED
    },
  })
  return document.toString(format)
}

/** The source text of each field, by name and in order. */
function sourceTexts(yaml: string): Map<string, string> {
  const { items } = parseDocument(yaml).contents as YAMLMap
  const pairs = items as readonly Pair[]
  const startOf = (pair: Pair | undefined) => (pair && isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : yaml.length)
  return new Map(
    pairs.map((pair, index) => [
      isScalar(pair.key) ? String(pair.key.value) : '',
      yaml.slice(startOf(pair), startOf(pairs[index + 1])),
    ]),
  )
}

/** Writes fields as YAML. Keeps order and text of the fields of `before` that have the same value. */
export function writeFields(order: readonly string[], values: Values, before = ''): string {
  const source = readYaml(before)
  const given = source.ok ? source.values : {}
  const texts = before.trim() === '' || !source.ok ? new Map<string, string>() : sourceTexts(`${before.trimEnd()}\n`)
  const missing = order.filter((key) => !texts.has(key))
  // The mark of a draft comes first, other new fields last.
  const keys = [
    ...missing.filter((key) => key === draftKey),
    ...texts.keys(),
    ...missing.filter((key) => key !== draftKey),
  ]
  return keys
    .filter((key) => values[key] !== undefined)
    .map((key) => {
      const text = texts.get(key)
      return text !== undefined && markOf(given[key]) === markOf(values[key]) ? text : fieldText(key, values[key])
    })
    .join('')
}

/**
 * Reads the values of an entry's file, also invalid ones.
 *
 * @returns undefined if its front matter cannot be read
 */
export function readEntryFile(type: ContentType, text: string): Values | undefined {
  const parts = splitFrontMatter(text)
  const yaml = parts && readYaml(parts.yaml)
  if (!parts || !yaml?.ok) return undefined
  const { [draftKey]: draft, ...values } = yaml.values
  const body = bodyFieldOf(type)
  return withoutEmpty({
    ...values,
    ...(body === undefined ? {} : { [body]: parts.body.trim() }),
    [publishedKey]: draft === true ? undefined : true,
  })
}

/**
 * Writes the file of an entry.
 *
 * @param before the current file, whose formatting is kept for fields that have not changed
 */
export function writeEntryFile(type: ContentType, values: Values, before?: string): string {
  const bodyField = bodyFieldOf(type) ?? ''
  const { [publishedKey]: isPublished, [bodyField]: body, ...fields } = values
  const parts = before === undefined ? undefined : splitFrontMatter(before)
  const order = [draftKey, ...Object.keys(type.fields)]
  const yaml = writeFields(order, { ...fields, [draftKey]: isPublished ? undefined : true }, parts?.yaml)
  if (typeof body !== 'string') return `---\n${yaml}---\n`
  return `---\n${yaml}---\n${parts?.body.trim() === body ? parts.body : `\n${body}\n`}`
}
