import { graphql } from 'gatsby'

export const logoStripQuery = graphql`
  fragment LogoStripBlock on ContentfulLogoStrip {
    contentful_id
    name
    anchor
    background
    heading
    logos {
      contentful_id
      title
      url
      image {
        picture(layout: FIXED, width: 144) {
          ...PictureParts
        }
      }
    }
  }
`
