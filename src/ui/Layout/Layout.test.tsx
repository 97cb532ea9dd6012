import { render, screen } from '@testing-library/react'
import { Card, Section, SectionHeader } from './Layout'

it.each([undefined, 'night'] as const)('has the surface %s, which is white by default', (background) => {
  render(<Section background={background}>Words</Section>)
  expect(screen.getByText('Words')).toHaveAttribute('data-surface', background ?? 'white')
})

it('has its own surface on a card only if it is set', () => {
  const { rerender } = render(<Card>Words</Card>)
  expect(screen.getByText('Words')).not.toHaveAttribute('data-surface')
  rerender(<Card background="night">Words</Card>)
  expect(screen.getByText('Words')).toHaveAttribute('data-surface', 'night')
})

describe('SectionHeader', () => {
  it('has its id on the heading, so that a section can be named by it', () => {
    render(<SectionHeader id="plans" eyebrow="Pricing" heading="Plans" introduction="For every team." />)
    expect(screen.getByRole('heading', { level: 2, name: 'Plans' })).toHaveAttribute('id', 'plans')
  })

  it('renders nothing without text', () => {
    const { container } = render(<SectionHeader id="plans" />)
    expect(container).toBeEmptyDOMElement()
  })
})
