import { graphql } from 'gatsby'

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
