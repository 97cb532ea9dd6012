import { render, screen } from '@testing-library/react'
import { SmallFooter } from './SmallFooter'

const email = 'support@hearthside.example'
const address = (): Element | null => document.querySelector('#contact-us [data-support-address]')

it('has logo and copyright, and a support address that is hidden until a link targets it', () => {
  render(<SmallFooter footer={{ legalName: 'Hearthside, Inc.' }} supportEmail={email} />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Hearthside, Inc.`)
  expect(address()).toHaveAttribute('href', `mailto:${email}`)
  expect(address()).not.toBeVisible()
})

it('is only the support address on a page without a footer', () => {
  render(<SmallFooter footer={null} supportEmail={email} isAddressAlone />)
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(address()).toHaveTextContent(email)
})

it('has no support address when the CMS has none', () => {
  render(<SmallFooter footer={null} supportEmail={undefined} />)
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(document.getElementById('contact-us')).toBeNull()
})
