import { graphql } from 'gatsby'

export const formSlotQuery = graphql`
  fragment FormSlotBlock on ContentfulFormSlot {
    contentful_id
    name
    anchor
    background
    heading
    bodyHtml
    points
    form {
      ...FormParts
    }
    fallbackLabel
    fallbackUrl
  }
`
