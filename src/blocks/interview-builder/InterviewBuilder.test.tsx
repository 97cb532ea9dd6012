import { screen, within } from '@testing-library/react'
import { drawSampleBuilder } from './test-support/sample-builder'

describe('without a script', () => {
  it('lists all questions by competence, with what to listen for and follow-up questions', () => {
    drawSampleBuilder()
    const group = screen.getByText('Empathy', { selector: 'summary span' }).closest('details') as HTMLDetailsElement
    expect(group).toHaveTextContent('Empathy 2 questions')
    const [first, second] = within(group).getAllByRole('listitem', { hidden: true })
    expect(first).toHaveTextContent('Listen for: What counts in question-empathy-wait.')
    expect(first).toHaveTextContent('Then ask: And then?')
    expect(second).not.toHaveTextContent('Then ask')
  })

  it('counts a single question in the singular', () => {
    const question = { id: 'question-one', competence: 'Writing', text: 'Why?', listenFor: 'Reasons.' }
    drawSampleBuilder({ groups: [{ competence: 'Writing', questions: [question] }] })
    expect(screen.getByText('Writing', { selector: 'summary span' })).toHaveTextContent(/^Writing 1 question$/)
  })

  it('hides all controls', () => {
    const builder = drawSampleBuilder()
    const controls = builder.querySelectorAll<HTMLElement>(':is(a, button, input, select)')
    expect(Array.from(controls).filter((control) => !control.closest('[hidden]'))).toEqual([])
  })

  it('has no role select without guides', () => {
    expect(drawSampleBuilder({ roles: [] }).querySelector('select')).toBeNull()
  })
})
