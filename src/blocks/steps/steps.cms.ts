import { graphql } from 'gatsby'
import { optionalText, presentItems, requireField } from '../../content/fields'
import { mapPictureWithPhone } from '../../content/parts.cms'
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
        picture(layout: CONSTRAINED, width: 480, alt: "") {
          ...PictureParts
        }
      }
    }
  }
`

type RawStep = NonNullable<NonNullable<Queries.StepsBlockFragment['steps']>[number]>

function mapStep(raw: RawStep): Step {
  const named = { ...raw, name: raw.title }
  return {
    id: raw.contentful_id,
    title: requireField(named, 'title', raw.title),
    text: requireField(named, 'text', raw.text),
    picture: mapPictureWithPhone(named),
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
    eyebrow: optionalText(raw.eyebrow),
    heading: requireField(raw, 'heading', raw.heading),
    introduction: optionalText(raw.introduction),
    steps: presentItems(requireField(raw, 'steps', raw.steps)).map(mapStep),
  }
}
