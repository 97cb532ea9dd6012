import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { drawSampleBuilder } from './test-support/sample-builder'

describe('InterviewBuilder without a script', () => {
  it('lists all questions by competence, with listening and follow-up hints', () => {
    drawSampleBuilder()
    expect(screen.getByRole('heading', { level: 2, name: 'Put an interview together' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'All questions' })).toBeVisible()
    const group = screen.getByText('Empathy', { selector: 'summary span' }).closest('details') as HTMLDetailsElement
    expect(group).toHaveTextContent('Empathy 2 questions')
    group.open = true
    const [first, second] = within(group).getAllByRole('listitem')
    expect(first).toHaveTextContent('Who kept you waiting?')
    expect(first).toHaveTextContent('Listen for: What counts in question-empathy-wait.')
    expect(first).toHaveTextContent('Then ask: And then?')
    expect(second).not.toHaveTextContent('Then ask')
  })

  it('hides all controls', () => {
    drawSampleBuilder()
    for (const role of ['button', 'textbox', 'combobox', 'checkbox', 'spinbutton', 'link']) {
      expect(screen.queryByRole(role)).toBeNull()
    }
    expect(screen.queryByText('Your interview')).not.toBeVisible()
  })

  it('has no role select without guides', () => {
    const builder = drawSampleBuilder({ roles: [], printNote: undefined, introduction: undefined })
    expect(builder.querySelector('select')).toBeNull()
  })

  it('has no accessibility violations', async () => {
    expect(await axe(drawSampleBuilder())).toHaveNoViolations()
  })
})
