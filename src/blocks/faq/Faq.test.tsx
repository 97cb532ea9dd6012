import { render, screen } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { Faq } from './Faq'
import { mapFaq } from './faq.cms'

it('gives each question a heading that opens its answer, and an address', () => {
  render(<Faq {...mapFaq(entries.ContentfulFaq)} />)
  const question = screen.getByRole('heading', { name: 'Do I need a card?', level: 3 })
  const item = question.closest('details')
  expect(item).toHaveAttribute('id', 'card')
  expect(item).toHaveProperty('open', false)
  question.click()
  expect(item).toHaveProperty('open', true)
})
