import { graphql } from 'gatsby'

export const newsletterBandQuery = graphql`
  fragment NewsletterBandBlock on ContentfulNewsletterBand {
    contentful_id
    name
    anchor
    background
    heading
    text
    form {
      ...FormParts
    }
    linkLabel
    linkUrl
    note
    declineLabel
    declineMessage
  }
`
