import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import type { Action } from '../../mapping/parts.cms'
import { ActionLink } from '../../ui/Button/Button'
import { Container, Section } from '../../ui/Layout/Layout'
import { Small } from '../../ui/Typography/Typography'
import type { BlockFrame } from '../block-frame'
import * as S from './Testimonial.styles'

export interface TestimonialProps extends BlockFrame {
  readonly quote: string
  readonly person: string
  readonly role?: string
  readonly picture?: Picture
  /** To the story of the person's company. */
  readonly link?: Action
}

export function Testimonial({ anchor, background, quote, person, role, picture, link }: TestimonialProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <S.Figure>
          <S.Quote>
            <p>{quote}</p>
          </S.Quote>
          <S.Caption>
            {picture && <Image picture={picture} />}
            <div>
              <S.Person>{person}</S.Person>
              {role && <Small>{role}</Small>}
              {link && (
                <p>
                  <ActionLink action={link} variant="quiet" />
                </p>
              )}
            </div>
          </S.Caption>
        </S.Figure>
      </Container>
    </Section>
  )
}
