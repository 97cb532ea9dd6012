import type { CardList } from './cards.cms'
import * as S from './Cards.Numbers.styles'

/** Key numbers. The text of a card says where its number comes from. */
export function Numbers({ cards }: CardList) {
  return (
    <S.List $count={cards.length}>
      {cards.map(({ id, value, title, text }) => (
        <S.Item key={id}>
          <dt>{title}</dt>
          <S.Value>{value}</S.Value>
          {text && <S.Source>{text}</S.Source>}
        </S.Item>
      ))}
    </S.List>
  )
}
