import { graphql } from 'gatsby'

export const testimonialQuery = graphql`
  fragment TestimonialBlock on ContentfulTestimonial {
    contentful_id
    name
    anchor
    background
    quote
    person
    role
    image {
      picture(layout: FIXED, width: 80, aspectRatio: "1:1") {
        ...PictureParts
      }
    }
  }
`
