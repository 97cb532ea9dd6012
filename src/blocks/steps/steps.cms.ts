import { graphql } from 'gatsby'
import { optionalTexts, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { Step, StepsProps } from './Steps'

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
      phoneImage {
        ...PhonePicture
      }
    }
  }
`

type RawStep = ItemOf<Queries.StepsBlockFragment['steps']>

function mapStep(raw: RawStep): Step {
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'title', 'text'),
    picture: mapPictureWithPhone(raw),
  }
}

/**
 * Maps a series of steps in order. Omits steps that are not published yet.
 *
 * @throws ContentError when there is no heading or list, or a step lacks its title or text
 */
export function mapSteps(raw: Queries.StepsBlockFragment): StepsProps {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow', 'introduction'),
    steps: requireItems(raw, 'steps').map(mapStep),
  }
}
