import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { NewsletterBand, type NewsletterBandProps } from './NewsletterBand'

const props: NewsletterBandProps = {
  background: 'white',
  heading: 'Supportive',
  text: 'One idea.',
  link: { label: 'Subscribe', href: '/newsletter/supportive/' },
  note: 'Leave with one click.',
}

describe('NewsletterBand', () => {
  it('has no accessibility violations, with everything and with a heading alone', async () => {
    const { container, rerender } = render(<NewsletterBand {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<NewsletterBand background="night" heading="Supportive" />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows its words and where they lead', () => {
    render(<NewsletterBand {...props} />)
    expect(screen.getByRole('heading', { name: 'Supportive', level: 2 })).toBeVisible()
    expect(screen.getByText('One idea.')).toBeVisible()
    expect(screen.getByText('Leave with one click.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/newsletter/supportive/')
  })

  it('stands out from the ground of its section', () => {
    const { container, rerender } = render(<NewsletterBand {...props} />)
    const section = container.querySelector('section')
    expect(section?.querySelector('[data-ground="cream"]')).toBeInTheDocument()

    rerender(<NewsletterBand {...props} background="cream" />)
    expect(section).toHaveAttribute('data-ground', 'cream')
    expect(section?.querySelector('[data-ground]')).not.toBeInTheDocument()
  })
})
