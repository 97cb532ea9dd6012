import { graphql } from 'gatsby'
import { pictureFocuses, tourStyles } from '../../../content/model/choices'
import {
  choiceOf,
  optionalText,
  optionalTexts,
  requireField,
  requireFields,
  requireItems,
  type ItemOf,
} from '../../mapping/fields'
import { mapAction, mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { TourProps } from './Tour'
import type { Scene } from './Tour.Film'
import type { TourStep } from './Tour.Steps'

export const tourQuery = graphql`
  fragment TourBlock on ContentfulTour {
    contentful_id
    name
    anchor
    background
    style
    heading
    introduction
    title
    scenes {
      contentful_id
      title
      label
      address
      bodyHtml
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
      linkLabel
      linkUrl
    }
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
  }
`

type RawScene = ItemOf<Queries.TourBlockFragment['scenes']>

function mapStep(raw: RawScene): TourStep {
  return {
    id: `step-${requireField(raw, 'address', raw.address)}`,
    ...requireFields(raw, 'title', 'label'),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    picture: requireField(raw, 'image', mapPictureWithPhone(raw)),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}

/** A calm pace for a caption beside a picture, and the time for the picture itself. */
const wordsPerSecond = 2.5
const secondsToLook = 2

/** A scene plays as long as its caption takes to read. */
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
 * Maps a tour. The default is a tour step by step. Unpublished scenes are skipped.
 *
 * @throws ContentError when the scenes, or what the style shows, are missing
 */
export function mapTour(raw: Queries.TourBlockFragment): TourProps {
  const scenes = requireItems(raw, 'scenes')
  const style = choiceOf(tourStyles, raw.style)
  return {
    ...mapFrame(raw),
    ...(style === 'film' ? {} : requireFields(raw, 'heading')),
    ...optionalTexts(raw, 'heading', 'introduction'),
    content:
      style === 'film'
        ? {
            style,
            title: requireField(raw, 'title', optionalText(raw.title) ?? optionalText(raw.heading)),
            scenes: scenes.map(mapScene),
          }
        : {
            style,
            steps: scenes.map(mapStep),
            primary: mapAction(raw.primaryLabel, raw.primaryUrl),
            secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
          },
  }
}
