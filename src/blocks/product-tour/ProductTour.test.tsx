import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ProductTour } from './ProductTour'
import { sampleTour } from './test-support/sample-tour'

describe('ProductTour without a script', () => {
  it('shows every step, with its picture, words and link', () => {
    render(<ProductTour {...sampleTour} />)
    expect(screen.getByRole('heading', { level: 2, name: 'One letter, three rooms' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'It knocks',
      'It is read',
      'It counts',
    ])
    const inbox = within(screen.getByRole('region', { name: 'It is read' }))
    expect(inbox.getByText('Step 2 of 3')).toBeVisible()
    expect(inbox.getByText('In the morning.')).toBeVisible()
    expect(inbox.getByRole('img', { name: 'Picture of inbox' })).toBeVisible()
    expect(inbox.getByRole('link', { name: 'More about the inbox' })).toHaveAttribute('href', '/inbox/')
  })

  it('links the steps', () => {
    render(<ProductTour {...sampleTour} />)
    const list = within(screen.getByRole('navigation', { name: 'Steps of the tour' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#step-window',
      '#step-inbox',
      '#step-report',
    ])
    const inbox = within(screen.getByRole('region', { name: 'It is read' }))
    expect(inbox.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#step-window')
    expect(inbox.getByRole('link', { name: 'Next: Report' })).toHaveAttribute('href', '#step-report')
    const window = within(screen.getByRole('region', { name: 'It knocks' }))
    expect(window.queryByRole('link', { name: 'Back' })).toBeNull()
  })

  it('ends with the calls to action', () => {
    const { rerender } = render(<ProductTour {...sampleTour} />)
    const last = within(screen.getByRole('region', { name: 'It counts' }))
    expect(last.getAllByRole('link').map((link) => link.textContent)).toEqual(['Back', 'Try it free', 'Get a demo'])
    expect(screen.getAllByRole('link', { name: 'Try it free' })).toHaveLength(1)
    rerender(<ProductTour {...sampleTour} primary={undefined} secondary={undefined} />)
    expect(last.getAllByRole('link')).toHaveLength(1)
  })

  it('has no accessibility violations, with all and with the fewest fields', async () => {
    const { container, rerender } = render(<ProductTour {...sampleTour} />)
    expect(await axe(container)).toHaveNoViolations()
    rerender(<ProductTour background="night" heading="A tour" steps={sampleTour.steps.slice(0, 1)} />)
    expect(await axe(container)).toHaveNoViolations()
  })
})
