import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { type IconName, iconNames, isIconName } from '../../lib/icons'
import { Icon } from './Icon'

it('is hidden from screen readers without a label', () => {
  const { container } = render(<Icon name="inbox" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('is an image with a name when it has a label', () => {
  render(<Icon name="check" label="Included" />)
  expect(screen.getByRole('img', { name: 'Included' })).not.toHaveAttribute('aria-hidden')
})

const sprite = new DOMParser().parseFromString(readFileSync('static/icons.svg', 'utf8'), 'image/svg+xml')

/** The outline of an icon, inline or from its file. */
function outlineOf(name: IconName): string {
  const { container } = render(<Icon name={name} />)
  const reference = container.querySelector('use')?.getAttribute('href')
  if (!reference) return container.querySelector('path')?.getAttribute('d') ?? ''
  expect(reference).toBe(`/icons.svg#${name}`)
  const symbol = sprite.getElementById(name)
  expect(symbol?.getAttribute('viewBox')).toBe('0 0 24 24')
  return symbol?.querySelector('path')?.getAttribute('d') ?? ''
}

it.each(iconNames)('renders %s within the 24 by 24 grid', (name) => {
  const path = outlineOf(name)
  expect(path).toMatch(/^[Mm][\d\s.,A-Za-z-]+$/)
  const starts = [...path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  for (const coordinate of starts) {
    expect(coordinate).toBeGreaterThanOrEqual(1)
    expect(coordinate).toBeLessThanOrEqual(23)
  }
})

it('has only named icons in the file', () => {
  const symbols = Array.from(sprite.querySelectorAll('symbol'), ({ id }) => id)
  expect(symbols.filter((id) => !isIconName(id))).toEqual([])
})
