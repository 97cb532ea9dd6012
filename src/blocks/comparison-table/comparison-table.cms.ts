import { graphql } from 'gatsby'
import type { Comparison } from '../../../content/model/comparison'
import type { TextFault } from '../../../content/model/message'
import { ContentError, entryName, optionalTexts, requireField, requireFields } from '../../mapping/fields'
import { mapFrame } from '../block-frame'

export const comparisonTableQuery = graphql`
  fragment ComparisonTableBlock on ContentfulComparisonTable {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    introduction
    table
    note
  }
`

/** GraphQL only knows that `table` is JSON. The build has read it (content/model/comparison.ts). */
type Table = Comparison | TextFault

/**
 * Maps a comparison table.
 *
 * @throws ContentError when the heading or the table is missing, or the build could not read the table
 */
export function mapComparisonTable(raw: Queries.ComparisonTableBlockFragment) {
  const table = requireField<unknown>(raw, 'table', raw.table) as Table
  if ('wrong' in table) {
    throw new ContentError(
      entryName(raw),
      'table',
      `line ${table.line}: ${table.wrong} ${table.advice}`,
      raw.contentful_id,
    )
  }
  const { columns, groups } = table
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow', 'introduction', 'note'),
    columns,
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}
