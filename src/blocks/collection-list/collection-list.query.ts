import { graphql } from 'gatsby'

export const collectionListQuery = graphql`
  fragment CollectionListBlock on ContentfulCollectionList {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    collection
    isSearchable
    linkLabel
    linkUrl
    teasers: items {
      ...TeaserParts
    }
  }
`
