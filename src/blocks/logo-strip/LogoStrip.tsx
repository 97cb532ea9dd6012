import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import { Container, Section } from '../../ui/Layout/Layout'
import { Link } from '../../ui/Link/Link'
import type { BlockFrame } from '../block-frame'
import * as S from './LogoStrip.styles'

export interface Logo {
  readonly id: string
  /** Its `alt` names the company. */
  readonly picture: Picture
  readonly href?: string
}

export interface LogoStripProps extends BlockFrame {
  readonly heading?: string
  readonly logos: readonly Logo[]
}

/** A quiet row of logos in one color. */
export function LogoStrip({ anchor, background, heading, logos }: LogoStripProps) {
  return (
    <Section id={anchor} background={background} spacing="tight">
      <Container>
        {heading && <S.Title>{heading}</S.Title>}
        <S.List role="list">
          {logos.map(({ id, picture, href }) => {
            const image = <Image picture={picture} />
            return <li key={id}>{href ? <Link href={href}>{image}</Link> : image}</li>
          })}
        </S.List>
      </Container>
    </Section>
  )
}
