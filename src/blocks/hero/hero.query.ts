import { graphql } from 'gatsby'

export const heroQuery = graphql`
  fragment HeroBlock on ContentfulHero {
    contentful_id
    name
    anchor
    background
    layout
    eyebrow
    heading
    text
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
    note
    image {
      picture(layout: CONSTRAINED, width: 1024) {
        ...PictureParts
      }
    }
  }
`
