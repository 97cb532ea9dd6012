import { graphql } from 'gatsby'
import { pictureFocuses, tourStyles } from '../../../content/model/choices'
import {
  choiceOf,
  optionalText,
  optionalTexts,
  presentItems,
  requireField,
  requireFields,
  requireItems,
  type ItemOf,
} from '../../mapping/fields'
import { mapAction, mapPicture, mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { TourProps } from './Tour'
import type { Scene } from './Tour.Film'
import type { InboxConversation, Person } from './Tour.Inbox.Talk'
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
      customer {
        ...TourPerson
      }
      received
      colleague {
        ...TourPerson
      }
      note
    }
    people {
      ...TourPerson
    }
    replies {
      contentful_id
      title
      text
    }
    withoutScript
    ending
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
  }

  fragment TourPerson on ContentfulCard {
    contentful_id
    title
    text
    image {
      picture(layout: FIXED, width: 56, aspectRatio: "1:1", alt: "") {
        ...PictureParts
      }
    }
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

const mapPerson = (raw: Queries.TourPersonFragment): Person => ({
  id: raw.contentful_id,
  name: requireField(raw, 'title', raw.title),
  about: optionalText(raw.text),
  picture: mapPicture(raw.image),
})

function mapConversation(raw: RawScene): InboxConversation {
  return {
    id: raw.contentful_id,
    subject: requireField(raw, 'title', raw.title),
    customer: mapPerson(requireField(raw, 'customer', raw.customer)),
    ...requireFields(raw, 'received'),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    colleague: raw.colleague ? mapPerson(raw.colleague) : undefined,
    note: optionalText(raw.note),
  }
}

function mapInbox(raw: Queries.TourBlockFragment) {
  return {
    style: 'inbox' as const,
    id: raw.contentful_id,
    ...mapTitle(raw),
    conversations: requireItems(raw, 'scenes').map(mapConversation),
    people: presentItems(requireField(raw, 'people', raw.people)).map(mapPerson),
    replies: presentItems(requireField(raw, 'replies', raw.replies)).map((reply) => ({
      id: reply.contentful_id,
      ...requireFields(reply, 'title', 'text'),
    })),
    ...requireFields(raw, 'withoutScript', 'ending'),
    primary: requireField(raw, 'primaryUrl', mapAction(raw.primaryLabel, raw.primaryUrl)),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
  }
}

const mapTitle = (raw: Queries.TourBlockFragment) => ({
  title: requireField(raw, 'title', optionalText(raw.title) ?? optionalText(raw.heading)),
})

function mapContent(raw: Queries.TourBlockFragment): TourProps['content'] {
  const style = choiceOf(tourStyles, raw.style)
  if (style === 'inbox') return mapInbox(raw)
  const scenes = requireItems(raw, 'scenes')
  if (style === 'film') return { style, ...mapTitle(raw), scenes: scenes.map(mapScene) }
  return {
    style,
    steps: scenes.map(mapStep),
    primary: mapAction(raw.primaryLabel, raw.primaryUrl),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
  }
}

/**
 * Maps a tour. The default is a tour step by step. Unpublished scenes are skipped.
 *
 * @throws ContentError when the scenes, or what the style shows, are missing
 */
export function mapTour(raw: Queries.TourBlockFragment): TourProps {
  return {
    ...mapFrame(raw),
    ...(raw.style === 'film' ? {} : requireFields(raw, 'heading')),
    ...optionalTexts(raw, 'heading', 'introduction'),
    content: mapContent(raw),
  }
}
