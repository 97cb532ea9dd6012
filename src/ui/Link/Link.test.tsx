import { render, screen } from '@testing-library/react'
import { Link } from './Link'

it.each([
  ['/pricing#plans', undefined, '/pricing/#plans', null],
  ['https://status.example/now', undefined, 'https://status.example/now', 'noopener'],
  ['https://status.example/now', 'me', 'https://status.example/now', 'me noopener'],
])('normalizes the address %s with the rel %s', (href, rel, address, result) => {
  render(
    <Link href={href} rel={rel} aria-current="page">
      Words
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Words', current: 'page' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, result])
})

it('renders text without a link for an address that could run a script', () => {
  const hostile = ['javascript', 'alert(1)'].join(':')
  render(<Link href={hostile}>Win a prize</Link>)
  expect(screen.getByText('Win a prize')).not.toHaveAttribute('href')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
