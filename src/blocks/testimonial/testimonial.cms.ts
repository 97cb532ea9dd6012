import { graphql } from 'gatsby'
import { optionalText, requireField } from '../../mapping/fields'
import { mapAction, mapPicture } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { TestimonialProps } from './Testimonial'

export const testimonialQuery = graphql`
  fragment TestimonialBlock on ContentfulTestimonial {
    contentful_id
    name
    anchor
    background
    quote
    person
    role
    linkLabel
    linkUrl
    image {
      picture(layout: FIXED, width: 80, aspectRatio: "1:1") {
        ...PictureParts
      }
    }
  }
`

/**
 * Maps a testimonial.
 *
 * @throws ContentError when the quote or the person is missing
 */
export function mapTestimonial(raw: Queries.TestimonialBlockFragment): TestimonialProps {
  return {
    ...mapFrame(raw),
    quote: requireField(raw, 'quote', raw.quote),
    person: requireField(raw, 'person', raw.person),
    role: optionalText(raw.role),
    picture: mapPicture(raw.image),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}
