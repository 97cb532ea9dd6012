import { Container, Section } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import type { BlockFrame } from '../block-frame'

export interface RichTextProps extends BlockFrame {
  readonly bodyHtml: string
}

/** Body text in a readable width. */
export function RichText({ anchor, background, bodyHtml }: RichTextProps) {
  return (
    <Section id={anchor} background={background}>
      <Container width="text">
        <Prose isArticle html={bodyHtml} />
      </Container>
    </Section>
  )
}
