import { graphql } from 'gatsby'
import { mapAction, optionalTexts, requireFields } from '../../mapping/fields'
import { mapPicture } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'

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
export function mapTestimonial(raw: Queries.TestimonialBlockFragment) {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'quote', 'person'),
    ...optionalTexts(raw, 'role'),
    picture: mapPicture(raw.image),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}
