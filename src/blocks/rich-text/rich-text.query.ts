import { graphql } from 'gatsby'

export const richTextQuery = graphql`
  fragment RichTextBlock on ContentfulRichText {
    contentful_id
    name
    anchor
    background
    bodyHtml
  }
`
