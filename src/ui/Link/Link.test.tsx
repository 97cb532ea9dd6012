import { render, screen } from '@testing-library/react'
import { Link } from './Link'

it('adds the trailing slash to a path of the site, and no rel', () => {
  render(<Link href="/pricing#plans">Plans</Link>)
  const link = screen.getByRole('link', { name: 'Plans' })
  expect(link).toHaveAttribute('href', '/pricing/#plans')
  expect(link).not.toHaveAttribute('rel')
})

it('keeps an external address and adds rel=noopener', () => {
  render(<Link href="https://status.example/now">Status</Link>)
  const link = screen.getByRole('link', { name: 'Status' })
  expect(link).toHaveAttribute('href', 'https://status.example/now')
  expect(link).toHaveAttribute('rel', 'noopener')
})

it('adds to the given rel', () => {
  render(
    <Link href="https://status.example" rel="me">
      Status
    </Link>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'me noopener')
})

it('renders text without a link for an address that could run a script', () => {
  const hostile = ['javascript', 'alert(1)'].join(':')
  render(<Link href={hostile}>Win a prize</Link>)
  expect(screen.getByText('Win a prize')).not.toHaveAttribute('href')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('passes other attributes on', () => {
  render(
    <Link href="/inbox/" aria-current="page" className="here">
      Inbox
    </Link>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link')).toHaveClass('here')
})
