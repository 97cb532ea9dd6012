import { graphql } from 'gatsby'
import { mapAction, optionalTexts, requireFields } from '../../mapping/fields'
import { mapPicture } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'

export const callToActionQuery = graphql`
  fragment CallToActionBlock on ContentfulCallToAction {
    contentful_id
    name
    anchor
    background
    heading
    text
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
    note
    image {
      picture(layout: CONSTRAINED, width: 640) {
        ...PictureParts
      }
    }
  }
`

/**
 * Maps a call to action. The default background of its panel is night.
 *
 * @throws ContentError when there is no heading
 */
export function mapCallToAction(raw: Queries.CallToActionBlockFragment) {
  return {
    ...mapFrame({ anchor: raw.anchor, background: raw.background ?? 'night' }),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'text', 'note'),
    primary: mapAction(raw.primaryLabel, raw.primaryUrl),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
    picture: mapPicture(raw.image),
  }
}
