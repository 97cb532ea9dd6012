import { Accordion } from '../../ui/Accordion/Accordion'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import type { mapFaq } from './faq.cms'
import * as S from './Faq.styles'

export function Faq({ anchor, background, heading, introduction, questions }: ReturnType<typeof mapFaq>) {
  return (
    <Section id={anchor} background={background}>
      <S.Columns>
        <SectionHeader heading={heading} introduction={introduction} />
        <Accordion
          items={questions.map(({ id, question, answerHtml }) => ({
            id,
            summary: <S.Question>{question}</S.Question>,
            children: <Prose html={answerHtml} />,
          }))}
        />
      </S.Columns>
    </Section>
  )
}
