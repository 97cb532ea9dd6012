import { graphql } from 'gatsby'
import { cardsStyles, type CardsStyle, fieldsOfCards, stylesWithoutHeading } from '../../../content/model/choices'
import { isIconName } from '../../lib/icons'
import { choiceOf, type ItemOf, mapAction, optionalTexts, requireFields, requireItems } from '../../mapping/fields'
import { mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'

export const cardsQuery = graphql`
  fragment CardsBlock on ContentfulCards {
    contentful_id
    name
    anchor
    background
    eyebrow
    heading
    introduction
    style
    columnCount: columns
    cards {
      contentful_id
      title
      text
      value
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

type RawCard = ItemOf<Queries.CardsBlockFragment['cards']>

/** What a card shows depends on the style of its list. */
function mapCard(raw: RawCard, look: CardsStyle) {
  requireFields(raw, ...fieldsOfCards[look])
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'title'),
    ...optionalTexts(raw, 'text', 'value'),
    /** Shown when there is no picture. */
    icon: isIconName(raw.icon) ? raw.icon : undefined,
    picture: mapPictureWithPhone(raw),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}

function mapList(raw: Queries.CardsBlockFragment) {
  const look = choiceOf(cardsStyles, raw.style)
  const columns: 2 | 3 | 4 = raw.columnCount === 2 || raw.columnCount === 4 ? raw.columnCount : 3
  return { columns, look, cards: requireItems(raw, 'cards').map((card) => mapCard(card, look)) }
}

export type Card = ReturnType<typeof mapCard>
export type CardList = ReturnType<typeof mapList>

/**
 * Maps a list of cards. The default is three columns of cards. Omits cards that are not published yet and unknown
 * icons.
 *
 * @throws ContentError when there is no list, or what its style shows is missing
 */
export function mapCards(raw: Queries.CardsBlockFragment) {
  const list = mapList(raw)
  return {
    ...mapFrame(raw),
    ...(stylesWithoutHeading.includes(list.look) ? {} : requireFields(raw, 'heading')),
    ...optionalTexts(raw, 'eyebrow', 'heading', 'introduction'),
    ...list,
  }
}
