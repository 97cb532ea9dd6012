import { graphql } from 'gatsby'
import { optionalTexts, requireField, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapAction, mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { ProductTourProps, TourStep } from './ProductTour'

export const productTourQuery = graphql`
  fragment ProductTourBlock on ContentfulProductTour {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    steps {
      contentful_id
      title
      label
      address
      bodyHtml
      image {
        picture(layout: CONSTRAINED) {
          ...PictureParts
        }
      }
      phoneImage {
        ...PhonePicture
      }
      linkLabel
      linkUrl
    }
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
  }
`

type RawStep = ItemOf<Queries.ProductTourBlockFragment['steps']>

function mapStep(raw: RawStep): TourStep {
  return {
    id: `step-${requireField(raw, 'address', raw.address)}`,
    ...requireFields(raw, 'title', 'label'),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    picture: requireField(raw, 'image', mapPictureWithPhone(raw)),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}

/**
 * Maps a product tour. Unpublished steps are skipped.
 *
 * @throws ContentError when the heading, the steps or a required field of a step are missing
 */
export function mapProductTour(raw: Queries.ProductTourBlockFragment): ProductTourProps {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'introduction'),
    steps: requireItems(raw, 'steps').map(mapStep),
    primary: mapAction(raw.primaryLabel, raw.primaryUrl),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
  }
}
