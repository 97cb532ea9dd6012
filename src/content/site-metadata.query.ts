import { graphql } from 'gatsby'

/** What the head of every page needs. */
export const siteMetadataQuery = graphql`
  fragment SiteMetadata on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    contentfulSiteSettings {
      siteName
      description
      socialImage {
        socialImage
      }
    }
  }
`
