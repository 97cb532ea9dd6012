import { render, screen } from '@testing-library/react'
import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { entries } from '../test-support/entries'
import { mapFormSlot } from './form-slot.cms'
import { FormSlot } from './FormSlot'

type Raw = Parameters<typeof mapFormSlot>[0]

const raw: Raw = {
  ...entries.ContentfulFormSlot,
  form: rawForm(formOf([email({ label: 'Work email' })], { submitButtonText: 'Book my demo' })),
}
const draw = (over: Partial<Raw>) => render(<FormSlot {...mapFormSlot({ ...raw, ...over })} />).container

it.each(['beside', 'band'])('shows the form instead of the link, named by the heading, in the style “%s”', (style) => {
  draw({ style })
  const form = screen.getByRole('form', { name: 'See it' })
  expect(form).toContainElement(screen.getByRole('button', { name: 'Book my demo' }))
  expect(screen.getByRole('textbox', { name: /^Work email/ })).toHaveAttribute('id', 'demo-email')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('puts the form on a light card on the night surface', () => {
  const container = draw({ background: 'night' })
  expect(container.querySelector('[data-surface=cream]')).toContainElement(screen.getByRole('form'))
})

it('has a button to decline, and a hidden reply', () => {
  const container = draw({ style: 'band', declineLabel: 'No thanks', declineMessage: 'Fine.' })
  expect(container.querySelector('[data-newsletter-band] [data-newsletter-offer]')).toContainElement(
    screen.getByRole('button', { name: 'No thanks' }),
  )
  expect(screen.getByText('Fine.')).not.toBeVisible()
})

it.each([
  { declineLabel: 'Nein danke', declineMessage: null },
  { declineLabel: null, declineMessage: 'Fine.' },
])('has neither a button to decline nor a reply with only one of them: %j', (over) => {
  const container = draw({ style: 'band', ...over })
  expect(screen.getByRole('button')).toHaveTextContent('Book my demo')
  expect(container.querySelector('[data-newsletter-answer]')).not.toBeInTheDocument()
})
