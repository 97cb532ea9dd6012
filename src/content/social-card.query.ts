import { graphql } from 'gatsby'

/** The picture of a page for social networks, which the build makes (src/build/models/social-cards). */
export const socialCardQuery = graphql`
  fragment SocialCardParts on SocialCard {
    src
    alt
  }
`
