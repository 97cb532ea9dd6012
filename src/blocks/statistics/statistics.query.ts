import { graphql } from 'gatsby'

export const statisticsQuery = graphql`
  fragment StatisticsBlock on ContentfulStatistics {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    statistics {
      contentful_id
      value
      label
      source
    }
  }
`
