import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Prose } from './Prose'

it('shows the HTML that the build made', async () => {
  const { container } = render(<Prose html='<h2>Why</h2><p>Because of <a href="/inbox/">this</a>.</p>' />)
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'this' })).toHaveAttribute('href', '/inbox/')
  expect(await axe(container)).toHaveNoViolations()
})
