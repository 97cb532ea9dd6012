import { graphql } from 'gatsby'
import { optionalText, requireField } from '../../content/fields'
import { mapAction, mapPictureWithPhone } from '../../content/parts.cms'
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
        picture(layout: CONSTRAINED, width: 480, alt: "") {
          ...PictureParts
        }
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

type RawStep = NonNullable<NonNullable<Queries.ProductTourBlockFragment['steps']>[number]>

function mapStep(raw: RawStep): TourStep {
  const named = { ...raw, name: raw.title }
  return {
    id: `step-${requireField(named, 'address', raw.address)}`,
    title: requireField(named, 'title', raw.title),
    label: requireField(named, 'label', raw.label),
    bodyHtml: requireField(named, 'body', raw.bodyHtml),
    picture: requireField(named, 'image', mapPictureWithPhone(named)),
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
    heading: requireField(raw, 'heading', raw.heading),
    introduction: optionalText(raw.introduction),
    steps: requireField(raw, 'steps', raw.steps)
      .filter((step) => step !== null)
      .map(mapStep),
    primary: mapAction(raw.primaryLabel, raw.primaryUrl),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
  }
}
