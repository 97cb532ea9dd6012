import { Section } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import type { mapRichText } from './rich-text.cms'
import * as S from './RichText.styles'

/** Body text in a readable width. */
export function RichText({ anchor, background, bodyHtml }: ReturnType<typeof mapRichText>) {
  return (
    <Section id={anchor} background={background}>
      <S.Body>
        <Prose isArticle html={bodyHtml} />
      </S.Body>
    </Section>
  )
}
