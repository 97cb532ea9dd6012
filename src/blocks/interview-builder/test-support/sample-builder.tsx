import { render } from '@testing-library/react'
import { ServerStyleSheet } from 'styled-components'
import { InterviewBuilder, type InterviewBuilderProps } from '../InterviewBuilder'

const question = (id: string, competence: string, text: string, followUp?: string) => ({
  id,
  competence,
  text,
  listenFor: `What counts in ${id}.`,
  followUp,
})

/** Two competences with two questions each, and two roles. */
const sampleBuilder: InterviewBuilderProps = {
  id: 'builder',
  anchor: undefined,
  background: 'white',
  heading: 'Put an interview together',
  introduction: 'Choose, arrange, print.',
  bankHeading: 'All questions',
  planHeading: 'Your interview',
  emptyText: 'Nothing here yet.',
  printNote: 'Ask everybody the same.',
  groups: [
    {
      competence: 'Empathy',
      questions: [
        question('question-empathy-wait', 'Empathy', 'Who kept you waiting?', 'And then?'),
        question('question-empathy-rule', 'Empathy', 'Which rule was unfair?'),
      ],
    },
    {
      competence: 'Problem solving',
      questions: [
        question('question-solving-dead-end', 'Problem solving', 'When were you stuck?'),
        question('question-solving-pattern', 'Problem solving', 'What did you see twice?'),
      ],
    },
  ],
  roles: [
    {
      id: 'guide-lead',
      name: 'Team lead',
      href: '/interview-builder/library/team-lead/',
      questionIds: ['question-solving-pattern', 'question-solving-dead-end', 'question-gone'],
    },
    { id: 'guide-writer', name: 'Writer', href: undefined, questionIds: ['question-empathy-rule'] },
  ],
}

/** Renders the sample builder without its script, and without styles, which jsdom would apply slowly. */
export function drawSampleBuilder(over: Partial<InterviewBuilderProps> = {}): HTMLElement {
  const { container } = render(new ServerStyleSheet().collectStyles(<InterviewBuilder {...sampleBuilder} {...over} />))
  const builder = container.querySelector<HTMLElement>('[data-interview]')
  if (!builder) throw new Error('There is no interview builder')
  return builder
}
