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
  return (
    <S.List role="list" $columns={columns} $look={look === 'cards' ? 'cards' : 'plain'}>
      {cards.map((card, index) => {
        const isAlone = index % 2 === 0 && index === cards.length - 1
        const content = <Feature card={card} pictureSizes={sizesFor(columns, isAlone)} />
        return (
          <li key={card.id}>
            {look === 'cards' ? <S.CardItem>{content}</S.CardItem> : <S.PlainItem>{content}</S.PlainItem>}
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
