import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { FormView } from '../../forms/map-form'
import { email, formOf } from '../../forms/model/test-support/forms'
import { NewsletterBand, type NewsletterBandProps } from './NewsletterBand'

const formView: FormView = {
  form: formOf([email({ label: 'Your email' })], { use: 'newsletter', submitButtonText: 'Subscribe', isCompact: true }),
}

const props: NewsletterBandProps = {
  scope: 'band',
  background: 'white',
  heading: 'Supportive',
  text: 'One idea.',
  link: { label: 'Subscribe', href: '/newsletter/supportive/' },
  note: 'Leave with one click.',
}

describe('NewsletterBand', () => {
  it('has no accessibility violations, with all fields and with a heading only', async () => {
    const { container, rerender } = render(<NewsletterBand {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<NewsletterBand scope="band" background="night" heading="Supportive" />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows its text and link', () => {
    render(<NewsletterBand {...props} />)
    expect(screen.getByRole('heading', { name: 'Supportive', level: 2 })).toBeVisible()
    expect(screen.getByText('One idea.')).toBeVisible()
    expect(screen.getByText('Leave with one click.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/newsletter/supportive/')
  })

  it('shows the form instead of the link, named by the heading', async () => {
    const { container } = render(<NewsletterBand {...props} formView={formView} />)
    expect(screen.getByRole('form', { name: 'Supportive' })).toContainElement(
      screen.getByRole('textbox', { name: 'Your email' }),
    )
    expect(screen.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument()
    expect(screen.getByText('Leave with one click.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has a button to decline, and the reply to show', async () => {
    const decline = { label: 'No thanks', answer: 'All right.' }
    const { container } = render(<NewsletterBand {...props} formView={formView} decline={decline} />)
    expect(container.querySelector('[data-newsletter-band] [data-newsletter-offer]')).toContainElement(
      screen.getByRole('button', { name: 'No thanks' }),
    )
    expect(screen.getByText('All right.')).not.toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has no reply without a button to decline', () => {
    const { container } = render(<NewsletterBand {...props} formView={formView} />)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Subscribe'])
    expect(container.querySelector('[data-newsletter-answer]')).not.toBeInTheDocument()
  })

  it('contrasts with the surface of its section', () => {
    const { container, rerender } = render(<NewsletterBand {...props} />)
    const section = container.querySelector('section')
    expect(section?.querySelector('[data-surface="cream"]')).toBeInTheDocument()

    rerender(<NewsletterBand {...props} background="cream" />)
    expect(section).toHaveAttribute('data-surface', 'cream')
    expect(section?.querySelector('[data-surface]')).not.toBeInTheDocument()
  })
})
