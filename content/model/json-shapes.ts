import * as v from 'valibot'
import { issuePath, joinMessage } from './message'
import { audienceRules } from './types/nt-audience'
import { writtenExperienceConfig } from './types/nt-experience'

/** The structures that `json` fields hold, by the name that the field gives as its `shape`. */

const rowAdvice =
  'Write each row as “feature: …” and “values: [true, false, Up to 5]”, with “group: …” and “detail: …” when wanted.'

const cell = joinMessage(
  'A cell must be true, false or a few words (60 characters at most).',
  'Write true for a check mark, false for a dash, or a short text in quotes.',
)

const word = (name: string) => {
  const message = joinMessage(`“${name}” of a row must be text.`, rowAdvice)
  return v.pipe(v.string(message), v.minLength(1, message))
}

const comparisonCell = v.union([v.boolean(), v.pipe(v.string(), v.minLength(1), v.maxLength(60))], cell)

const values = joinMessage('A row needs a list of values, one for each column.', rowAdvice)

const rows = joinMessage('The rows must be a list with at least one row.', rowAdvice)

/** Rows of a comparison table: a feature, an optional group it belongs to, and a cell for each column. */
const comparisonRows = v.pipe(
  v.array(
    v.strictObject(
      {
        group: v.optional(word('group')),
        feature: word('feature'),
        detail: v.optional(word('detail')),
        values: v.pipe(v.array(comparisonCell, values), v.minLength(1, values)),
      },
      (issue) => {
        const key = issuePath(issue).at(-1) ?? ''
        if (issue.expected === 'never') return joinMessage(`A row has no “${key}”.`, rowAdvice)
        return joinMessage(key ? `A row lacks its “${key}”.` : 'A row must have a feature and values.', rowAdvice)
      },
    ),
    rows,
  ),
  v.minLength(1, rows),
)

/** What another program writes and reads; editors leave it alone. */
const anything = v.record(v.string(), v.unknown())

export const jsonShapes = {
  comparisonRows,
  experienceConfig: writtenExperienceConfig,
  audienceRules,
  anything,
} as const
