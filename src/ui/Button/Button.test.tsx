import { render, screen } from '@testing-library/react'
import { Button, ButtonLink } from './Button'

it.each([undefined, 'submit'] as const)('is a button of the type %s, which is "button" by default', (type) => {
  render(<Button type={type}>Close</Button>)
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', type ?? 'button')
})

it('is a link with a normalized address', () => {
  render(<ButtonLink href="/lp/get-a-demo">Get a demo</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Get a demo' })).toHaveAttribute('href', '/lp/get-a-demo/')
})

it('has an arrow only when quiet, outside its accessible name', () => {
  const { container } = render(
    <>
      <Button variant="quiet">More</Button>
      <ButtonLink href="/inbox/" variant="quiet">
        See the inbox
      </ButtonLink>
      <Button>Send</Button>
    </>,
  )
  expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the inbox' })).toBeVisible()
})
