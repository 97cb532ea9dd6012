import { graphql } from 'gatsby'
import {
  ContentError,
  entryName,
  optionalText,
  optionalTexts,
  requireField,
  requireFields,
  requireItems,
} from '../../mapping/fields'
import { mapFrame } from '../block-frame'
import type { ComparisonGroup, ComparisonTableProps } from './ComparisonTable'

export const comparisonTableQuery = graphql`
  fragment ComparisonTableBlock on ContentfulComparisonTable {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    introduction
    columns
    rows
    note
  }
`

/** GraphQL only knows that `rows` is JSON, so this file checks its shape. */
type RawComparisonTable = Omit<Queries.ComparisonTableBlockFragment, 'rows'> & { readonly rows: unknown }

interface RawRow {
  readonly group?: string
  readonly feature: string
  readonly detail?: string
  readonly values: readonly (string | boolean)[]
}

const isTextOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isCell = (value: unknown): boolean => typeof value === 'boolean' || (typeof value === 'string' && value !== '')

/** Same shape as `comparisonRows` of content/model/json-shapes.ts, without the schema library in the browser. */
function isRow(value: unknown): value is RawRow {
  if (typeof value !== 'object' || value === null) return false
  const { group, feature, detail, values } = value as Record<string, unknown>
  return (
    typeof feature === 'string' &&
    feature !== '' &&
    isTextOrAbsent(group) &&
    isTextOrAbsent(detail) &&
    Array.isArray(values) &&
    values.every(isCell)
  )
}

function readRows(raw: RawComparisonTable, columnCount: number): RawRow[] {
  const entry = entryName(raw)
  const rows: unknown = requireField(raw, 'rows', raw.rows)
  if (!Array.isArray(rows) || rows.length === 0) {
    throw new ContentError(entry, 'rows', 'it must be a list of rows: [{"feature": "…", "values": [true, false]}]')
  }
  return rows.map((row: unknown, index) => {
    if (!isRow(row)) {
      throw new ContentError(
        entry,
        'rows',
        `row ${index + 1} must have a feature (text) and values (a list of true, false or words); group and detail are text`,
      )
    }
    if (row.values.length !== columnCount) {
      throw new ContentError(
        entry,
        'rows',
        `row ${index + 1} ("${row.feature}") has ${row.values.length} values for ${columnCount} columns; write one for each`,
      )
    }
    return row
  })
}

/** A row with a group name starts a group. The rows below without a name belong to it. */
function groupRows(rows: readonly RawRow[]): ComparisonGroup[] {
  const groups: { title?: string; rows: RawRow[] }[] = []
  for (const row of rows) {
    const current = groups.at(-1)
    const title = optionalText(row.group)
    if (current && (title === undefined || title === current.title)) current.rows.push(row)
    else groups.push({ title, rows: [row] })
  }
  return groups.map(({ title, rows: members }) => ({
    title,
    rows: members.map(({ feature, detail, values }) => ({ feature, detail: optionalText(detail), values })),
  }))
}

/**
 * Maps a comparison table and groups its rows.
 *
 * @throws ContentError when the heading, the columns or the rows are missing, when a row has an invalid shape, or when
 * it does not have one value for each column
 */
export function mapComparisonTable(raw: RawComparisonTable): ComparisonTableProps {
  const columns = requireItems<'columns', string>(raw, 'columns')
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow', 'introduction', 'note'),
    columns,
    groups: groupRows(readRows(raw, columns.length)),
  }
}
