import { Image } from '../../images/Image'
import { Link } from '../../ui/Link/Link'
import type { Card, CardList } from './cards.cms'
import * as S from './Cards.Logos.styles'

/** A logo is never decoration: the title of its card replaces a missing description. */
const Logo = ({ picture, title }: Card) =>
  picture && <Image picture={{ ...picture, alt: picture.alt || title }} sizes="9rem" />

/** A quiet row of logos in one color. */
export function Logos({ cards }: CardList) {
  return (
    <S.List role="list">
      {cards.map((card) => (
        <li key={card.id}>
          {card.link ? (
            <Link href={card.link.href}>
              <Logo {...card} />
            </Link>
          ) : (
            <Logo {...card} />
          )}
        </li>
      ))}
    </S.List>
  )
}
