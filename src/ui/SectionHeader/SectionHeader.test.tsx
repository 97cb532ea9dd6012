import { render, screen } from '@testing-library/react'
import { SectionHeader } from './SectionHeader'

it('shows what it is given, with the id on the heading', () => {
  render(<SectionHeader id="plans" eyebrow="Pricing" heading="Plans" introduction="For every team." level={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Plans' })).toHaveAttribute('id', 'plans')
  expect(screen.getByText('Pricing')).toBeInTheDocument()
  expect(screen.getByText('For every team.')).toBeInTheDocument()
})

it('leaves out what is not there', () => {
  const { container } = render(<SectionHeader introduction="For every team." />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

it('is nothing at all without words', () => {
  const { container } = render(<SectionHeader id="plans" />)
  expect(container).toBeEmptyDOMElement()
})
