import { render, screen } from '@testing-library/react'
import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { formLabels, formMessages } from '../../forms/model/words'
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

it.each([
  ['Fine.', 'Fine.'],
  [null, 'All right. We won’t ask again.'],
])('has a button to decline, and a hidden reply: %s', (declineMessage, reply) => {
  const container = draw({ style: 'band', declineLabel: 'No thanks', declineMessage })
  expect(container.querySelector('[data-newsletter-band] [data-newsletter-offer]')).toContainElement(
    screen.getByRole('button', { name: 'No thanks' }),
  )
  expect(screen.getByText(reply)).not.toBeVisible()
})

it('replies in the language of the form', () => {
  const words = { labels: { ...formLabels, declined: 'In Ordnung.' }, messages: formMessages }
  const form = rawForm(formOf([email()], { words }))
  draw({ style: 'band', declineLabel: 'Nein danke', declineMessage: null, form })
  expect(screen.getByText('In Ordnung.')).toBeInTheDocument()
})

it('has no reply without a button to decline', () => {
  const container = draw({ style: 'band', declineMessage: 'Fine.' })
  expect(screen.getByRole('button')).toHaveTextContent('Book my demo')
  expect(container.querySelector('[data-newsletter-answer]')).not.toBeInTheDocument()
})
