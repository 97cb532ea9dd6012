import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { mapDemoBar } from './demo-bar.cms'
import { DemoBar } from './DemoBar'

const raw = { demoBarText: 'Come in.', demoBarLabel: 'Book a Demo', demoBarUrl: '/lp/get-a-demo' }

it('is a region named by its text, hidden without a script, dismissed by its link and by its button', async () => {
  const content = mapDemoBar(raw)
  const { container } = render(content && <DemoBar {...content} />)
  const bar = container.querySelector('[data-demo-bar]')
  expect(bar).not.toBeVisible()
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

it.each([null, { ...raw, demoBarText: null }, { ...raw, demoBarLabel: ' ' }, { ...raw, demoBarUrl: null }])(
  'has nothing to show for the unfinished entry %j',
  (unfinished) => {
    expect(mapDemoBar(unfinished)).toBeUndefined()
  },
)
