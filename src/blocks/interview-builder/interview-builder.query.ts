import { graphql } from 'gatsby'

export const interviewBuilderQuery = graphql`
  fragment InterviewBuilderBlock on ContentfulInterviewBuilder {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    bankHeading
    planHeading
    emptyText
    printNote
    questions {
      contentful_id
      text
      competence
      listenFor
      followUp
    }
    guides {
      contentful_id
      role
      item {
        href
      }
      questions {
        contentful_id
      }
    }
  }
`
