import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { FormView } from '../../forms/map-form'
import { field, formOf } from '../../forms/model/test-support/forms'
import { FormSlot, type FormSlotProps } from './FormSlot'

const formView: FormView = {
  form: formOf([field('firstname', { label: 'First name' })], { submitButtonText: 'Book my demo' }),
  privacyHtml: '<p>Words</p>',
}

const props: FormSlotProps = {
  scope: 'demo',
  background: 'blue',
  heading: 'See it',
  bodyHtml: '<p>Half an hour.</p>',
  points: ['A tour', 'Straight answers'],
  fallback: { label: 'Write to us', href: 'mailto:demo@hearthside.example' },
}

describe('FormSlot', () => {
  it('has no accessibility violations, with all fields and with a heading only', async () => {
    const { container, rerender } = render(<FormSlot {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<FormSlot scope="demo" background="night" heading="See it" points={[]} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows the form instead of the link, named by the heading', async () => {
    const { container } = render(<FormSlot {...props} formView={formView} />)
    expect(screen.getByRole('form', { name: 'See it' })).toContainElement(
      screen.getByRole('button', { name: 'Book my demo' }),
    )
    expect(screen.queryByRole('link', { name: 'Write to us' })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAttribute('id', 'demo-firstname')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('puts the form on a light card on the night surface', () => {
    const { container } = render(<FormSlot {...props} background="night" formView={formView} />)
    expect(container.querySelector('[data-surface=cream]')).toContainElement(screen.getByRole('form'))
  })

  it('shows text, points and a link without a form', () => {
    render(<FormSlot {...props} />)
    expect(screen.getByRole('heading', { name: 'See it', level: 2 })).toBeVisible()
    expect(screen.getByText('Half an hour.')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A tour', 'Straight answers'])
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:demo@hearthside.example')
  })
})
