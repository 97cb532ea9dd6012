import { graphql } from 'gatsby'

export const callToActionQuery = graphql`
  fragment CallToActionBlock on ContentfulCallToAction {
    contentful_id
    name
    anchor
    background
    heading
    text
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
    note
    image {
      picture(layout: CONSTRAINED, width: 640) {
        ...PictureParts
      }
    }
  }
`
