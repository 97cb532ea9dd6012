import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ButtonLink } from './ButtonLink'

it('is a link with a normalized address', () => {
  render(<ButtonLink href="/lp/get-a-demo">Get a demo</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Get a demo' })).toHaveAttribute('href', '/lp/get-a-demo/')
})

it('is primary and of medium size unless told', () => {
  const { rerender } = render(<ButtonLink href="/">Home</ButtonLink>)
  expect(screen.getByRole('link')).toHaveAttribute('data-variant', 'primary')
  expect(screen.getByRole('link')).toHaveAttribute('data-size', 'medium')
  rerender(
    <ButtonLink href="/" variant="secondary" size="large">
      Home
    </ButtonLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('data-variant', 'secondary')
  expect(screen.getByRole('link')).toHaveAttribute('data-size', 'large')
})

it('has an arrow when quiet, hidden from screen readers', async () => {
  const { container } = render(
    <ButtonLink href="/inbox/" variant="quiet">
      See the inbox
    </ButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'See the inbox' }).querySelector('svg')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
