import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { rulesOf } from '../../ui/test-support/rules-of'
import { DemoBarView } from './DemoBar'

const demoBar = { text: 'Come in.', label: 'Book a Demo', url: '/lp/get-a-demo' }

const draw = () => {
  const { container } = render(<DemoBarView demoBar={demoBar} />)
  return { container, bar: container.querySelector<HTMLElement>('[data-demo-bar]') }
}

it('is hidden without a script', () => {
  const { bar } = draw()
  expect(bar).toHaveAttribute('hidden')
  expect(bar).not.toBeVisible()
})

it('is a region named by its text, with a link and a way to close it', () => {
  const { bar } = draw()
  bar?.removeAttribute('hidden')
  expect(screen.getByRole('region', { name: 'Come in.' })).toBe(bar)
  expect(screen.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('href', '/lp/get-a-demo/')
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button')
})

it('can be dismissed by its link and by its button', () => {
  const { bar } = draw()
  const ways = [...(bar?.querySelectorAll('[data-dismisses-demo-bar]') ?? [])]
  expect(ways.map(({ textContent, localName }) => [localName, textContent])).toEqual([
    ['a', 'Book a Demo'],
    ['button', ''],
  ])
})

it('floats without shifting the page, and leaves space for focused elements', () => {
  const { bar } = draw()
  const css = rulesOf(bar)
  expect(css).toMatch(/position: ?fixed/)
  expect(css).toMatch(/html:has\(\.\S+:not\(\[hidden\]\)\) ?\{ ?scroll-padding-block-end:/)
  expect(css).toContain('safe-area-inset-bottom')
})

it('renders nothing when the CMS has no demo bar', () => {
  const { container } = render(<DemoBarView demoBar={null} />)
  expect(container).toBeEmptyDOMElement()
})

it('has no accessibility violations when visible', async () => {
  const { container, bar } = draw()
  bar?.removeAttribute('hidden')
  expect(await axe(container)).toHaveNoViolations()
})
