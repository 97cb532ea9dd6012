import { fireEvent, render, screen, within } from '@testing-library/react'
import { sampleTerms } from '../contact-pricing/test-support/sample-terms'
import { entries } from '../test-support/entries'
import { mapPricingTable } from './pricing-table.cms'
import { PricingTable, type PricingTableProps } from './PricingTable'

const raw = entries.ContentfulPricingTable
const props = mapPricingTable({ ...raw, calculator: null })
const [hearth, beacon] = props.plans

const draw = (over: Partial<PricingTableProps> = {}, testId = 'table') => (
  <div data-testid={testId}>
    <PricingTable {...props} {...over} />
  </div>
)
const tableIn = (testId: string) => within(screen.getByTestId(testId))

it('shows yearly prices first and switches to monthly ones without a script, in this table only', () => {
  render(
    <>
      {draw({}, 'first')}
      {draw({ id: 'other' }, 'second')}
    </>,
  )
  const [first, second] = [tableIn('first'), tableIn('second')]
  expect(first.getByText('$40')).toHaveTextContent('Yearly: $40')
  expect(first.getByText('$40')).toBeVisible()
  expect(first.getByText(/, yearly/)).toBeVisible()
  fireEvent.click(first.getByLabelText('Monthly'))
  expect(first.getByText('$40')).not.toBeVisible()
  expect(first.getByText('$50')).toBeVisible()
  expect(first.getByText(/, yearly/)).not.toBeVisible()
  expect(second.getByText('$40')).toBeVisible()
})

it('shows the savings of yearly payment', () => {
  render(draw())
  expect(screen.getByLabelText('Yearly Save 20%')).toBeChecked()
})

it('has no switch when no plan has a price', () => {
  render(draw({ plans: beacon ? [beacon] : [] }))
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.getByText('Let us talk')).toBeVisible()
})

it('gives the highlighted plan its own surface', () => {
  const { container } = render(draw({ plans: hearth && beacon ? [{ ...hearth, isHighlighted: true }, beacon] : [] }))
  expect(
    Array.from(container.querySelectorAll('li[data-surface]'), (item) => item.querySelector('h3')?.textContent),
  ).toEqual(['Plan hearth'])
})

it.each([
  ['One price', 3],
  [undefined, 2],
])('keeps the outline in order with the heading %s', (heading, level) => {
  render(draw({ heading }))
  expect(screen.getByRole('heading', { level, name: 'Plan hearth' })).toBeVisible()
})

it('shows an estimator below the plans if it has a calculator, at first with the highlighted plan', () => {
  const { calculator, estimateAction } = mapPricingTable(raw)
  const plans = hearth && [{ ...hearth, title: 'Plus', isHighlighted: true }]
  render(draw({ plans, estimateAction, calculator: calculator && { ...calculator, terms: sampleTerms } }))
  expect(screen.getByRole('radio', { name: 'Plus' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Book a demo with these prices' })).toBeVisible()
})

it.each([
  [50, 39.5, { monthly: 50, yearly: 39.5 }],
  [0, 0, { monthly: 0, yearly: 0 }],
  [50, null, { monthly: 50, yearly: 50 }],
  [null, 39.5, { monthly: 39.5, yearly: 39.5 }],
  [null, null, undefined],
])('has the monthly price %p and the yearly price %p in US dollars', (monthlyPrice, yearlyPrice, prices) => {
  const plans = raw.plans?.flatMap((plan) => (plan ? { ...plan, monthlyPrice, yearlyPrice } : [])) ?? []
  expect(mapPricingTable({ ...raw, plans }).plans[0]?.prices).toEqual(prices)
})
