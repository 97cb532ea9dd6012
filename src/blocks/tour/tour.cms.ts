import { graphql } from 'gatsby'
import { pictureFocuses, tourStyles } from '../../../content/model/choices'
import {
  choiceOf,
  type ItemOf,
  mapAction,
  optionalText,
  optionalTexts,
  presentItems,
  requireField,
  requireFields,
  requireItems,
} from '../../mapping/fields'
import { mapPicture, mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'

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

function mapStep(raw: RawScene) {
  return {
    /** The hash of links to this step. */
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

function mapScene(raw: RawScene) {
  const caption = requireField(raw, 'caption', raw.caption)
  return {
    id: raw.contentful_id,
    caption,
    picture: requireField(raw, 'image', mapPictureWithPhone(raw)),
    /** Where the picture is enlarged while the scene plays. */
    focus: choiceOf(pictureFocuses, raw.focus),
    /** A scene plays as long as its caption takes to read. */
    seconds: secondsToLook + Math.ceil(caption.split(/\s+/).length / wordsPerSecond),
  }
}

const mapPerson = (raw: Queries.TourPersonFragment) => ({
  id: raw.contentful_id,
  name: requireField(raw, 'title', raw.title),
  /** What the team knows about a customer. */
  about: optionalText(raw.text),
  /** A face; decoration, because the name is beside it. */
  picture: mapPicture(raw.image),
})

function mapConversation(raw: RawScene) {
  return {
    /** The hash of links to this conversation. */
    id: raw.contentful_id,
    subject: requireField(raw, 'title', raw.title),
    customer: mapPerson(requireField(raw, 'customer', raw.customer)),
    ...requireFields(raw, 'received'),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    /** The author of the note. Without a note: a colleague who is also reading the conversation. */
    colleague: raw.colleague ? mapPerson(raw.colleague) : undefined,
    note: optionalText(raw.note),
  }
}

const mapTitle = (raw: Queries.TourBlockFragment) => ({
  title: requireField(raw, 'title', optionalText(raw.title) ?? optionalText(raw.heading)),
})

const mapSteps = (raw: Queries.TourBlockFragment) => ({
  steps: requireItems(raw, 'scenes').map(mapStep),
  /** After the last step. */
  primary: mapAction(raw.primaryLabel, raw.primaryUrl),
  secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
})

const mapFilm = (raw: Queries.TourBlockFragment) => ({
  ...mapTitle(raw),
  scenes: requireItems(raw, 'scenes').map(mapScene),
})

function mapInbox(raw: Queries.TourBlockFragment) {
  return {
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

export type TourStep = ReturnType<typeof mapStep>
export type TourStepsProps = ReturnType<typeof mapSteps>
export type FilmProps = ReturnType<typeof mapFilm>
export type InboxConversation = ReturnType<typeof mapConversation>
export type InboxProps = ReturnType<typeof mapInbox>

function mapContent(raw: Queries.TourBlockFragment) {
  const style = choiceOf(tourStyles, raw.style)
  if (style === 'inbox') return { style, ...mapInbox(raw) }
  if (style === 'film') return { style, ...mapFilm(raw) }
  return { style, ...mapSteps(raw) }
}

/**
 * Maps a tour. The default is a tour step by step. Unpublished scenes are skipped.
 *
 * @throws ContentError when the scenes, or what the style shows, are missing
 */
export function mapTour(raw: Queries.TourBlockFragment) {
  return {
    ...mapFrame(raw),
    ...(raw.style === 'film' ? {} : requireFields(raw, 'heading')),
    ...optionalTexts(raw, 'heading', 'introduction'),
    content: mapContent(raw),
  }
}
