import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { color } from '../../theme'
import { iconNames } from '../Icon/Icon'
import { StyleGuide } from './StyleGuide'

it('shows every color and every icon', () => {
  render(<StyleGuide />)
  for (const name of [...Object.keys(color), ...iconNames]) {
    expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  }
})

it('has no accessibility violations', async () => {
  const { container } = render(<StyleGuide />)
  expect(await axe(container)).toHaveNoViolations()
})

it('hydrates without errors', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<StyleGuide />)
  const heading = screen.getByRole('heading', { level: 1 })
  render(<StyleGuide />, { container, hydrate: true })
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
})
