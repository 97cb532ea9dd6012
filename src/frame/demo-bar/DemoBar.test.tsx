import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { DemoBarView } from './DemoBar'

const demoBar = { demoBarText: 'Come in.', demoBarLabel: 'Book a Demo', demoBarUrl: '/lp/get-a-demo' }

it('is hidden without a script', () => {
  const { container } = render(<DemoBarView demoBar={demoBar} />)
  expect(container.querySelector('[data-demo-bar]')).not.toBeVisible()
})

it('is a region named by its text, dismissed by its link and by its button', async () => {
  const { container } = render(<DemoBarView demoBar={demoBar} />)
  const bar = container.querySelector('[data-demo-bar]')
  bar?.removeAttribute('hidden')
  expect(screen.getByRole('region', { name: 'Come in.' })).toBe(bar)
  const link = screen.getByRole('link', { name: 'Book a Demo' })
  expect(link).toHaveAttribute('href', '/lp/get-a-demo/')
  expect([...container.querySelectorAll('[data-dismisses-demo-bar]')]).toEqual([
    link,
    screen.getByRole('button', { name: 'Close' }),
  ])
  expect(await axe(container)).toHaveNoViolations()
})

it.each([null, { ...demoBar, demoBarText: null }, { ...demoBar, demoBarLabel: ' ' }, { ...demoBar, demoBarUrl: null }])(
  'renders nothing for the unfinished entry %j',
  (raw) => {
    const { container } = render(<DemoBarView demoBar={raw} />)
    expect(container).toBeEmptyDOMElement()
  },
)
