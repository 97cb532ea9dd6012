import { Container, Section } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import type { BlockFrame } from '../block-frame'
import * as S from './RichText.styles'

export interface RichTextProps extends BlockFrame {
  readonly bodyHtml: string
}

/** Body text in a readable width. */
export function RichText({ anchor, background, bodyHtml }: RichTextProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <S.Body>
          <Prose isArticle html={bodyHtml} />
        </S.Body>
      </Container>
    </Section>
  )
}
