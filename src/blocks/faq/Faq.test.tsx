import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Faq, type FaqProps } from './Faq'

const props: FaqProps = {
  background: 'cream',
  heading: 'Questions',
  introduction: 'Not here? Write to us.',
  questions: [
    { id: 'card', question: 'Do I need a card?', answerHtml: '<p>No, <a href="/pricing/">see plans</a>.</p>' },
    { id: 'user', question: 'Who is a user?', answerHtml: '<p>Who answers.</p>' },
  ],
}

describe('Faq', () => {
  it('has no accessibility violations, with and without an introduction', async () => {
    const { container, rerender } = render(<Faq {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<Faq {...props} introduction={undefined} questions={[]} />)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('gives each question a heading that expands to show the answer', () => {
    const { container } = render(<Faq {...props} />)
    expect(screen.getByRole('heading', { name: 'Questions', level: 2 })).toBeVisible()

    const question = screen.getByRole('heading', { name: 'Do I need a card?', level: 3 })
    const item = question.closest('details')
    expect(item).toHaveProperty('open', false)
    expect(item).toHaveAttribute('id', 'card')
    expect(container.querySelectorAll('details')).toHaveLength(2)

    question.click()
    expect(item).toHaveProperty('open', true)
    expect(screen.getByRole('link', { name: 'see plans' })).toBeVisible()
  })
})
