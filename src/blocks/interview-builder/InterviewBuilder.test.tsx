import { screen, within } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapInterviewBuilder } from './interview-builder.cms'
import { drawSampleBuilder } from './test-support/sample-builder'

it('lists all questions by competence without a script, with follow-up questions if there are any', () => {
  drawSampleBuilder()
  const group = screen.getByText('Empathy', { selector: 'summary span' }).closest('details') as HTMLDetailsElement
  expect(group).toHaveTextContent('Empathy 2 questions')
  const [first, second] = within(group).getAllByRole('listitem', { hidden: true })
  expect(first).toHaveTextContent('Then ask: And then?')
  expect(second).not.toHaveTextContent('Then ask')
})

it('hides all controls without a script, and has no role select without guides', () => {
  const builder = drawSampleBuilder({ roles: [] })
  const controls = builder.querySelectorAll<HTMLElement>(':is(a, button, input, select)')
  expect(Array.from(controls).filter((control) => !control.closest('[hidden]'))).toEqual([])
  expect(builder.querySelector('select')).toBeNull()
})

it('groups questions by competence, and sorts competences and roles by name', () => {
  const { groups, roles } = mapInterviewBuilder(entries.ContentfulInterviewBuilder)
  expect(groups.map(({ competence, questions }) => [competence, questions.map(({ id }) => id)])).toEqual([
    ['Empathy', ['c']],
    ['Writing', ['a', 'b']],
  ])
  expect(roles).toEqual([
    { id: 'g1', name: 'Lead', href: '/interview-builder/library/lead/', questionIds: ['a'] },
    { id: 'g2', name: 'Writer', href: undefined, questionIds: [] },
  ])
})
