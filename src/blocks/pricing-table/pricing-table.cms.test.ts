import { entries } from '../test-support/entries'
import { mapPricingTable } from './pricing-table.cms'

const raw = entries.ContentfulPricingTable
const [plan] = (raw.plans ?? []).filter((one) => one !== null)

it.each([
  [50, 39.5, { monthly: 50, yearly: 39.5 }],
  [0, 0, { monthly: 0, yearly: 0 }],
  [50, null, { monthly: 50, yearly: 50 }],
  [null, 39.5, { monthly: 39.5, yearly: 39.5 }],
  [null, null, undefined],
])('has the monthly price %p and the yearly price %p in US dollars', (monthlyPrice, yearlyPrice, prices) => {
  const plans = plan ? [{ ...plan, monthlyPrice, yearlyPrice }] : []
  expect(mapPricingTable({ ...raw, plans }).plans[0]?.prices).toEqual(prices)
})
