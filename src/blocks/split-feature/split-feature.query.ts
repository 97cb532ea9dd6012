import { graphql } from 'gatsby'

export const splitFeatureQuery = graphql`
  fragment SplitFeatureBlock on ContentfulSplitFeature {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    bodyHtml
    points
    linkLabel
    linkUrl
    imageSide
    image {
      picture(layout: CONSTRAINED, width: 720) {
        ...PictureParts
      }
    }
  }
`
