import { graphql } from 'gatsby'

export const articleParts = graphql`
  fragment CoverParts on CollectionItem {
    image {
      picture(layout: CONSTRAINED, width: 1200) {
        ...PictureParts
      }
    }
    cover {
      ...PictureParts
    }
  }

  fragment PersonParts on ContentfulAuthor {
    contentful_id
    name
    role
    description
    item {
      href
    }
    portrait: picture {
      picture(layout: FIXED, width: 72, alt: "") {
        ...PictureParts
      }
    }
  }

  fragment OfferParts on ContentfulCallToAction {
    heading
    text
    primaryLabel
    primaryUrl
  }
`
