import { graphql } from 'gatsby'
import { pictureFocuses } from '../../../content/model/choices'
import { choiceOf, optionalTexts, requireField, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { Scene, WalkthroughProps } from './Walkthrough'

export const walkthroughQuery = graphql`
  fragment WalkthroughBlock on ContentfulWalkthrough {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    title
    scenes {
      contentful_id
      name
      caption
      focus
      image {
        picture(layout: FULL_WIDTH, aspectRatio: "4:3") {
          ...PictureParts
        }
      }
      phoneImage {
        picture(layout: CONSTRAINED, width: 480, aspectRatio: "4:3", alt: "") {
          ...PictureParts
        }
      }
    }
  }
`

type RawScene = ItemOf<Queries.WalkthroughBlockFragment['scenes']>

/** A calm pace for a caption beside a picture, and the time for the picture itself. */
const wordsPerSecond = 2.5
const secondsToLook = 2

function mapScene(raw: RawScene): Scene {
  const caption = requireField(raw, 'caption', raw.caption)
  return {
    id: raw.contentful_id,
    caption,
    picture: requireField(raw, 'image', mapPictureWithPhone(raw)),
    focus: choiceOf(pictureFocuses, raw.focus),
    seconds: secondsToLook + Math.ceil(caption.split(/\s+/).length / wordsPerSecond),
  }
}

/**
 * Maps a walkthrough. A scene plays as long as its caption takes to read. Unpublished scenes are skipped.
 *
 * @throws ContentError when the title, the scenes or a required field of a scene are missing
 */
export function mapWalkthrough(raw: Queries.WalkthroughBlockFragment): WalkthroughProps {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'title'),
    ...optionalTexts(raw, 'heading', 'introduction'),
    scenes: requireItems(raw, 'scenes').map(mapScene),
  }
}
