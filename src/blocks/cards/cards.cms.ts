import { graphql } from 'gatsby'
import { cardsStyles, type CardsStyle, fieldsOfCards, stylesWithoutHeading } from '../../../content/model/choices'
import { isIconName } from '../../lib/icons'
import { choiceOf, optionalTexts, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapAction, mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { Card, CardList } from './card-list'

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

function mapCard(raw: RawCard, look: CardsStyle): Card {
  requireFields(raw, ...fieldsOfCards[look])
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'title'),
    ...optionalTexts(raw, 'text', 'value'),
    icon: isIconName(raw.icon) ? raw.icon : undefined,
    picture: mapPictureWithPhone(raw),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}

/**
 * Maps a list of cards. The default is three columns of cards. Omits cards that are not published yet and unknown
 * icons.
 *
 * @throws ContentError when there is no list, or what its style shows is missing
 */
export function mapCards(raw: Queries.CardsBlockFragment) {
  const look = choiceOf(cardsStyles, raw.style)
  const list: CardList = {
    columns: raw.columnCount === 2 || raw.columnCount === 4 ? raw.columnCount : 3,
    look,
    cards: requireItems(raw, 'cards').map((card) => mapCard(card, look)),
  }
  return {
    ...mapFrame(raw),
    ...(stylesWithoutHeading.includes(look) ? {} : requireFields(raw, 'heading')),
    ...optionalTexts(raw, 'eyebrow', 'heading', 'introduction'),
    ...list,
  }
}
