import { Image } from '../../images/Image'
import { ActionLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Heading, Text } from '../../ui/Typography/Typography'
import type { Card, CardList } from './cards.cms'
import * as S from './Cards.Features.styles'

const widths: Record<CardList['columns'], string> = {
  2: 'min(41rem, 46vw)',
  3: 'min(27rem, 30vw)',
  4: 'min(20rem, 22vw)',
}

/** @param isAlone in the last row of two columns, which it fills */
const sizesFor = (columns: CardList['columns'], isAlone: boolean): string =>
  `(min-width: 1024px) ${widths[columns]}, ${isAlone ? '' : '(min-width: 768px) 46vw, '}calc(100vw - 2.5rem)`

export function Features({ columns, look, cards }: CardList) {
  const Item = look === 'cards' ? S.CardItem : S.PlainItem
  return (
    <S.List role="list" $columns={columns} $areCards={look === 'cards'}>
      {cards.map((card, index) => {
        const isAlone = index % 2 === 0 && index === cards.length - 1
        return (
          <li key={card.id}>
            <Item>
              <Feature card={card} pictureSizes={sizesFor(columns, isAlone)} />
            </Item>
          </li>
        )
      })}
    </S.List>
  )
}

function Feature({ card, pictureSizes }: { readonly card: Card; readonly pictureSizes: string }) {
  const { title, text, icon, picture, link } = card
  return (
    <>
      {picture ? (
        <Image picture={picture} sizes={pictureSizes} />
      ) : (
        icon && (
          <S.Tile>
            <Icon name={icon} />
          </S.Tile>
        )
      )}
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      {link && (
        <S.More>
          <ActionLink action={link} variant="quiet" />
        </S.More>
      )}
    </>
  )
}
