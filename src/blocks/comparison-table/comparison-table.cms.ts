import { graphql } from 'gatsby'
import { optionalTexts, requireField, requireFields } from '../../mapping/fields'
import { readTable } from '../../mapping/parts.cms'
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

/**
 * Maps a comparison table.
 *
 * @throws ContentError when the heading or the table is missing, or the build could not read the table
 */
export function mapComparisonTable(raw: Queries.ComparisonTableBlockFragment) {
  const { columns, groups } = readTable(raw, 'table', requireField<unknown>(raw, 'table', raw.table))
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow', 'introduction', 'note'),
    columns,
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}
