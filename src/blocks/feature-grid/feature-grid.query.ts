import { graphql } from 'gatsby'

export const featureGridQuery = graphql`
  fragment FeatureGridBlock on ContentfulFeatureGrid {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    introduction
    columnCount: columns
    style
    features {
      contentful_id
      title
      text
      icon
      linkLabel
      linkUrl
      image {
        picture(layout: CONSTRAINED, width: 680) {
          ...PictureParts
        }
      }
    }
  }
`
