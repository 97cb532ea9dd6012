import { Accordion } from '../../ui/Accordion/Accordion'
import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import type { BlockFrame } from '../block-frame'
import * as S from './Faq.styles'

export interface Question {
  readonly id: string
  readonly question: string
  readonly answerHtml: string
}

export interface FaqProps extends BlockFrame {
  readonly heading: string
  readonly introduction?: string
  readonly questions: readonly Question[]
}

export function Faq({ anchor, background, heading, introduction, questions }: FaqProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
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
      </Container>
    </Section>
  )
}
