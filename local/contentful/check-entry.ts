import * as v from 'valibot'
import type { ContentType } from '../../content/model'
import type { CheckedEntry, Path, Place, TextLink } from '../../content/model/checked-content'
import { readComparison } from '../../content/model/comparison'
import { issuePath, splitMessage } from '../../content/model/message'
import { type Source, toEntrySchema } from '../../content/model/projections/entry-schema'
import { checkRules } from '../../content/model/rules'
import { checkMarkdown, type MarkdownReport } from './check-markdown'
import { type Problem, problemAt } from './problem'

const schemas: Readonly<Record<Source, WeakMap<ContentType, ReturnType<typeof toEntrySchema>>>> = {
  files: new WeakMap(),
  space: new WeakMap(),
}

function schemaOf(type: ContentType, source: Source) {
  const schema = schemas[source].get(type) ?? toEntrySchema(type, source)
  schemas[source].set(type, schema)
  return schema
}

type EntryReport = Pick<CheckedEntry, 'values' | 'textLinks' | 'headingIds'> & { readonly problems: readonly Problem[] }

/**
 * Checks an entry by itself.
 *
 * @param values by field; links are ids
 * @param lineOfText line of a line of a text, counted from 1
 * @param only the fields whose problems to report; all if absent
 */
export function checkEntry(
  at: Place & { readonly type: ContentType },
  source: Source,
  values: Readonly<Record<string, unknown>>,
  lineOfText: (field: string, line: number) => number,
  only?: Path,
): EntryReport {
  const { type } = at
  const isReported = (field: Path[number] = '') => !only || only.includes(field)
  const result = v.safeParse(schemaOf(type, source), values, { abortPipeEarly: true })
  const issues = (result.issues ?? []).map((issue) => ({ keys: issuePath(issue), ...splitMessage(issue.message) }))
  const faulty = new Set(issues.map(({ keys }) => keys[0]))
  const breaches = checkRules(type.id, Object.keys(type.fields), values)
    .map(({ field, ...message }) => ({ keys: [field], ...message }))
    .filter(({ keys }) => !faulty.has(keys[0]))
  const texts = Object.entries(type.fields).flatMap(([field, definition]) => {
    const text = values[field]
    if (definition.kind !== 'text' || typeof text !== 'string') return []
    if (definition.format === 'markdown') return [{ field, ...checkMarkdown(text) }]
    return definition.format === 'comparison' ? [{ field, ...checkComparison(text) }] : []
  })
  return {
    problems: [
      ...[...issues, ...breaches]
        .filter(({ keys: [field] }) => isReported(field))
        .map(({ keys, ...message }) => problemAt(at, keys, message)),
      ...texts
        .filter(({ field }) => isReported(field))
        .flatMap(({ field, faults }) =>
          faults.map((fault) => problemAt(at, [field], fault, lineOfText(field, fault.line))),
        ),
    ],
    // Omits invalid values, so that later checks see only valid ones.
    values: Object.fromEntries(
      Object.keys(type.fields).flatMap((key) => (key in values && !faulty.has(key) ? [[key, values[key]]] : [])),
    ),
    textLinks: texts.flatMap(({ field, links }) =>
      links.map(({ href, line }): TextLink => ({ href, field, line: lineOfText(field, line) })),
    ),
    headingIds: texts.flatMap(({ headingIds }) => headingIds),
  }
}

function checkComparison(text: string): MarkdownReport {
  const table = readComparison(text)
  return { faults: 'wrong' in table ? [table] : [], links: [], headingIds: [] }
}
