import { graphql } from 'gatsby'
import { pictureSides } from '../../../content/model/choices'
import { choiceOf, mapAction, optionalTexts, presentItems, requireField, requireFields } from '../../mapping/fields'
import { mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'

export const splitFeatureQuery = graphql`
  fragment SplitFeatureBlock on ContentfulSplitFeature {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    bodyHtml
    points
    linkLabel
    linkUrl
    imageSide
    image {
      picture(layout: CONSTRAINED, width: 720) {
        ...PictureParts
      }
    }
    phoneImage {
      ...PhonePicture
    }
  }
`

/**
 * Maps a split feature. The default side of the picture is right; on phones it is below the text.
 *
 * @throws ContentError when the heading, the text or the picture is missing, or the picture for phones has other proportions
 */
export function mapSplitFeature(raw: Queries.SplitFeatureBlockFragment) {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow'),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    points: presentItems(raw.points),
    link: mapAction(raw.linkLabel, raw.linkUrl),
    picture: requireField(raw, 'image', mapPictureWithPhone(raw)),
    pictureSide: choiceOf(pictureSides, raw.imageSide),
  }
}
