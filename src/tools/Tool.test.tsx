import { render } from '@testing-library/react'
import { NumberField } from './Tool'

it('shows the box of a problem only while it has a text', () => {
  const { container } = render(
    <NumberField id="tool" name="people" label="People" limits={{ min: 1, max: 9 }} initial={1} />,
  )
  const problem = container.querySelector('[data-problem-of]') as HTMLElement
  const surface = () => window.getComputedStyle(problem).backgroundColor
  const empty = surface()
  problem.textContent = problem.dataset.problem ?? ''
  expect(surface()).not.toBe(empty)
  expect(['', 'rgba(0, 0, 0, 0)', 'transparent']).toContain(empty)
})
