import { render, screen } from '@testing-library/react'
import { SectionHeader } from './Layout'

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
