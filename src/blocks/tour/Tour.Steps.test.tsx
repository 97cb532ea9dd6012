import { render, screen, within } from '@testing-library/react'
import { sampleTour } from './test-support/sample-tour'
import { TourSteps } from './Tour.Steps'

describe('without a script', () => {
  it('shows every step, with links between them', () => {
    render(<TourSteps {...sampleTour} />)
    const hrefsOf = (element: HTMLElement) =>
      Array.from(element.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
    expect(hrefsOf(screen.getByLabelText('Steps of the tour')).map(([, href]) => href)).toEqual([
      '#step-window',
      '#step-inbox',
      '#step-report',
    ])
    const step = screen.getByRole('region', { name: 'It is read' })
    expect(within(step).getByText('Step 2 of 3')).toBeVisible()
    expect(hrefsOf(step)).toEqual([
      ['More about the inbox', '/inbox/'],
      ['Back', '#step-window'],
      ['Next: Report', '#step-report'],
    ])
    expect(within(screen.getByRole('region', { name: 'It knocks' })).queryByText('Back')).toBeNull()
  })
})
