import { render, screen } from '@testing-library/react'
import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { entries } from '../test-support/entries'
import { mapFormSlot } from './form-slot.cms'
import { FormSlot } from './FormSlot'

const raw = {
  ...entries.ContentfulFormSlot,
  form: rawForm(formOf([email({ label: 'Work email' })], { submitButtonText: 'Book my demo' })),
}

it('shows the form instead of the link, named by the heading', () => {
  render(<FormSlot {...mapFormSlot(raw)} />)
  const form = screen.getByRole('form', { name: 'See it' })
  expect(form).toContainElement(screen.getByRole('button', { name: 'Book my demo' }))
  expect(screen.getByRole('textbox', { name: /^Work email/ })).toHaveAttribute('id', 'demo-email')
  expect(screen.queryByRole('link', { name: 'Write to us' })).not.toBeInTheDocument()
})

it('puts the form on a light card on the night surface', () => {
  const { container } = render(<FormSlot {...mapFormSlot({ ...raw, background: 'night' })} />)
  expect(container.querySelector('[data-surface=cream]')).toContainElement(screen.getByRole('form'))
})
