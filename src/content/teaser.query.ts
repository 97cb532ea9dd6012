import { graphql } from 'gatsby'

export const teaserQuery = graphql`
  fragment TeaserParts on CollectionItem {
    id
    href
    title
    text
    label
    date
    minutes
    person
    image {
      picture(layout: FIXED, width: 48, alt: "") {
        ...PictureParts
      }
    }
  }
`
