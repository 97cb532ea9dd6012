import { graphql } from 'gatsby'

/** The picture of a page for social networks, which the build makes (gatsby/social-cards). */
export const socialCardQuery = graphql`
  fragment SocialCardParts on SocialCard {
    src
    alt
  }
`
