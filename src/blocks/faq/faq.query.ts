import { graphql } from 'gatsby'

export const faqQuery = graphql`
  fragment FaqBlock on ContentfulFaq {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    items {
      contentful_id
      question
      answerHtml
    }
  }
`
