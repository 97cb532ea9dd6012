import { graphql } from 'gatsby'
import { featureGridStyles } from '../../../content/model/choices'
import { isIconName } from '../../lib/icons'
import { choiceOf, optionalTexts, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapAction, mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { Feature, FeatureGridProps } from './FeatureGrid'

export const featureGridQuery = graphql`
  fragment FeatureGridBlock on ContentfulFeatureGrid {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    introduction
    columnCount: columns
    style
    features {
      contentful_id
      title
      text
      icon
      linkLabel
      linkUrl
      image {
        picture(layout: CONSTRAINED, width: 680) {
          ...PictureParts
        }
      }
      phoneImage {
        ...PhonePicture
      }
    }
  }
`

type RawFeature = ItemOf<Queries.FeatureGridBlockFragment['features']>

function mapFeature(raw: RawFeature): Feature {
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'title', 'text'),
    icon: raw.icon !== null && isIconName(raw.icon) ? raw.icon : undefined,
    picture: mapPictureWithPhone(raw),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}

function mapColumns(columns: number | null): FeatureGridProps['columns'] {
  return columns === 2 || columns === 4 ? columns : 3
}

/**
 * Maps a feature grid. The default is three columns of cards. Omits features that are not
 * published yet and unknown icons.
 *
 * @throws ContentError when there is no heading or list, or a feature lacks its title or text
 */
export function mapFeatureGrid(raw: Queries.FeatureGridBlockFragment): FeatureGridProps {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow', 'introduction'),
    columns: mapColumns(raw.columnCount),
    look: choiceOf(featureGridStyles, raw.style),
    features: requireItems(raw, 'features').map(mapFeature),
  }
}
