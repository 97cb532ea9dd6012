import { render, screen } from '@testing-library/react'
import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { entries } from '../test-support/entries'
import { mapFormSlot } from './form-slot.cms'
import { FormSlot } from './FormSlot'

type Raw = Parameters<typeof mapFormSlot>[0]

const withForm = {
  ...entries.ContentfulFormSlot,
  style: 'band',
  form: rawForm(formOf([email({ label: 'Work email' })], { submitButtonText: 'Join' })),
}
const draw = (over: Partial<Raw>, raw: Raw = withForm) =>
  render(<FormSlot {...mapFormSlot({ ...raw, ...over })} />).container

it('shows the form instead of the link, named by the heading', () => {
  draw({})
  const form = screen.getByRole('form', { name: 'See it' })
  expect(form).toContainElement(screen.getByRole('textbox', { name: /^Work email/ }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it.each([
  ['Fine.', 'Fine.'],
  [null, 'All right. We won’t ask again.'],
])('has a button to decline, and a hidden reply: %s', (declineMessage, reply) => {
  const container = draw({ declineLabel: 'No thanks', declineMessage })
  expect(container.querySelector('[data-newsletter-band] [data-newsletter-offer]')).toContainElement(
    screen.getByRole('button', { name: 'No thanks' }),
  )
  expect(screen.getByText(reply)).not.toBeVisible()
})

it('has no reply without a button to decline', () => {
  const container = draw({ declineMessage: 'Fine.' })
  expect(screen.getByRole('button')).toHaveTextContent('Join')
  expect(container.querySelector('[data-newsletter-answer]')).not.toBeInTheDocument()
})
