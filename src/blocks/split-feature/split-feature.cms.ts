import { graphql } from 'gatsby'
import { mapAction } from '../../content/map-action'
import { mapPicture } from '../../content/map-picture'
import { optionalText, requireField } from '../../content/require-field'
import { mapFrame } from '../block-frame'
import type { SplitFeatureProps } from './SplitFeature'

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
      picture(width: 720) {
        ...PictureParts
      }
    }
  }
`

/**
 * A split feature; its picture stands right unless the CMS says left.
 *
 * @throws ContentError when the heading, the text or the picture is missing
 */
export function mapSplitFeature(raw: Queries.SplitFeatureBlockFragment): SplitFeatureProps {
  return {
    ...mapFrame(raw),
    eyebrow: optionalText(raw.eyebrow),
    heading: requireField(raw, 'heading', raw.heading),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    points: (raw.points ?? []).filter((point) => point !== null),
    link: mapAction(raw.linkLabel, raw.linkUrl),
    picture: requireField(raw, 'image', mapPicture(raw.image)),
    pictureSide: raw.imageSide === 'left' ? 'left' : 'right',
  }
}
