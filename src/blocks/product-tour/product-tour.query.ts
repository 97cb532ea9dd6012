import { graphql } from 'gatsby'

export const productTourQuery = graphql`
  fragment ProductTourBlock on ContentfulProductTour {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    steps {
      contentful_id
      title
      label
      address
      bodyHtml
      image {
        picture(layout: CONSTRAINED) {
          ...PictureParts
        }
      }
      linkLabel
      linkUrl
    }
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
  }
`
