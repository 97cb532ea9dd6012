import { Container } from '../../ui/Container/Container'
import { Prose } from '../../ui/Prose/Prose'
import { Section } from '../../ui/Section/Section'
import type { BlockFrame } from '../block-frame'

export interface RichTextProps extends BlockFrame {
  readonly bodyHtml: string
}

/** Running text, as wide as reads well. */
export function RichText({ anchor, background, bodyHtml }: RichTextProps) {
  return (
    <Section id={anchor} background={background}>
      <Container width="text">
        <Prose isArticle html={bodyHtml} />
      </Container>
    </Section>
  )
}
