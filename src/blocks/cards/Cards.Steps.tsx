import { Image } from '../../images/Image'
import { Heading, Text } from '../../ui/Typography/Typography'
import type { CardList } from './cards.cms'
import * as S from './Cards.Steps.styles'

/** Up to four steps fit in one row; more steps are in rows of three. */
const columnsFor = (count: number) => (count <= 4 ? count : 3)

/** A series of steps, numbered by their order. */
export function Steps({ cards }: CardList) {
  return (
    <S.List role="list" $columns={columnsFor(cards.length)}>
      {cards.map(({ id, title, text, picture }) => (
        <S.Item key={id}>
          <S.Words>
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
            {picture && <Image picture={picture} sizes="(min-width: 1024px) 30vw, calc(100vw - 2.5rem)" />}
          </S.Words>
        </S.Item>
      ))}
    </S.List>
  )
}
