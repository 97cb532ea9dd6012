import { render, screen } from '@testing-library/react'
import { Eyebrow } from './Eyebrow'

it('is no heading, so that it stays out of the outline', () => {
  render(<Eyebrow>Shared inbox</Eyebrow>)
  expect(screen.getByText('Shared inbox').tagName).toBe('P')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('takes the accent of the ground it stands on', () => {
  render(<Eyebrow>Shared inbox</Eyebrow>)
  expect(screen.getByText('Shared inbox')).toHaveStyle({ color: 'var(--accent)' })
})
