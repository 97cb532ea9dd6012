import { render, screen } from '@testing-library/react'
import { Link } from './Link'

it('gives a path of the site its trailing slash and no relation', () => {
  render(<Link href="/pricing#plans">Plans</Link>)
  const link = screen.getByRole('link', { name: 'Plans' })
  expect(link).toHaveAttribute('href', '/pricing/#plans')
  expect(link).not.toHaveAttribute('rel')
})

it('keeps an external address and cuts its hold on the page', () => {
  render(<Link href="https://status.example/now">Status</Link>)
  const link = screen.getByRole('link', { name: 'Status' })
  expect(link).toHaveAttribute('href', 'https://status.example/now')
  expect(link).toHaveAttribute('rel', 'noopener')
})

it('adds to the relation that it is given', () => {
  render(
    <Link href="https://status.example" rel="me">
      Status
    </Link>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'me noopener')
})

it('renders an address that could run a script as words without a link', () => {
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
