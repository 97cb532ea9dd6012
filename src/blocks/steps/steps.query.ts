import { graphql } from 'gatsby'

export const stepsQuery = graphql`
  fragment StepsBlock on ContentfulSteps {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    introduction
    steps {
      contentful_id
      title
      text
      image {
        picture(layout: CONSTRAINED, width: 592) {
          ...PictureParts
        }
      }
    }
  }
`
