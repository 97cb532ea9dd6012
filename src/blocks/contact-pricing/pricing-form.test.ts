import fc from 'fast-check'
import type { PricingQuestion } from './explain-pricing'
import { readQuestion, toPricingQuery } from './pricing-form'

const initial: PricingQuestion = { people: 380, users: 14, period: 'yearly' }

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readQuestion((name) => parameters.get(name), initial)
}

it('takes what an address says', () => {
  expect(read('people=0&users=3&paid=monthly')).toEqual({
    state: { people: 0, users: 3, period: 'monthly' },
    wrong: [],
  })
})

it.each([
  ['nothing', '', ['people', 'users']],
  ['something else', 'people=many&users=&paid=daily', ['people', 'users']],
  ['halves', 'people=1.5&users=0.5&paid=', ['people', 'users']],
  ['too much', 'people=100001&users=10001', ['people', 'users']],
])('begins as ever where it says %s', (_, query, wrong) => {
  expect(read(query)).toEqual({ state: initial, wrong })
})

it('comes back from an address', () => {
  const question = fc.record<PricingQuestion>({
    people: fc.integer({ min: 0, max: 100_000 }),
    users: fc.integer({ min: 1, max: 10_000 }),
    period: fc.constantFrom('monthly', 'yearly'),
  })
  fc.assert(
    fc.property(question, (given) => {
      expect(read(new URLSearchParams(toPricingQuery(given)).toString())).toEqual({ state: given, wrong: [] })
    }),
  )
})
