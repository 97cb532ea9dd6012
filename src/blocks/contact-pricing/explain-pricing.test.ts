import fc from 'fast-check'
import { explainPricing, readQuestion } from './explain-pricing'
import { cheaperUpTo, contactPrice, periods, type PlanPrices, type PricingQuestion } from './prices'
import { sampleTerms as terms } from './test-support/sample-terms'

const [standard, plus] = terms.plans

it.each([
  [0, 110, 0],
  [200, 110, 0],
  [201, 145, 1],
  [300, 145, 1],
  [1900, 705, 17],
])('for %i people is $%i, with %i steps', (people, total, steps) => {
  expect(contactPrice(people, 'monthly', terms, plus)).toEqual({ base: 110, steps, total })
})

it('is lower with yearly billing, except for the steps', () => {
  expect(contactPrice(380, 'yearly', terms, plus)).toEqual({ base: 99, steps: 2, total: 169 })
})

it('explains both prices of each plan', () => {
  const { summary, plans } = explainPricing({ people: 380, users: 14, period: 'monthly' }, terms)
  expect(summary).toBe(
    '380 people helped in a month, 14 users: Standard costs $100 by contact and $350 by user; Plus costs $180 by contact and $700 by user.',
  )
  expect(plans[1]).toEqual({
    title: 'Plus',
    contact: '$180',
    contactSum: '$110 for the first 200, plus $70 for the next 180 (2\u00a0×\u00a0$35)',
    user: '$700',
    userSum: '14 users at $50',
    cheaper: 'contact',
    verdict: 'Paying by contact saves $520 a month.',
    limit: 'With 14 users, paying by contact stays cheaper up to 1,800 people a month.',
  })
})

it.each([
  ['contact', { people: 150, users: 6 }, 'Paying by contact saves $190 a month.'],
  ['user', { people: 1900, users: 3 }, 'Paying by user saves $555 a month.'],
  ['same', { people: 600, users: 5 }, 'Both ways cost the same.'],
])('says which option costs less: %s', (cheaper, { people, users }, verdict) => {
  expect(explainPricing({ people, users, period: 'monthly' }, terms).plans[1]).toMatchObject({ cheaper, verdict })
})

it('reports when paying by contact is never cheaper', () => {
  const { plans, summary } = explainPricing({ people: 1, users: 1, period: 'yearly' }, terms)
  expect(plans[0]?.limit).toBe('With 1 user, paying by contact is never cheaper.')
  expect(plans[0]?.contactSum).toBe('$54 for the first 200')
  expect(summary).toMatch(/^1 person helped in a month, 1 user: /)
})

it('shows cents if there are any', () => {
  const plans = [{ ...standard, stepPrice: 20.1 }]
  expect(explainPricing({ people: 500, users: 2, period: 'yearly' }, { ...terms, plans }).plans[0]).toMatchObject({
    contact: '$114.30',
    verdict: 'Paying by user saves $70.30 a month.',
  })
})

it('has no limit when the users cost no more than the base price', () => {
  const plan = { ...standard, base: { monthly: 50, yearly: 50 } }
  expect(cheaperUpTo(2, 'monthly', terms, plan)).toBeUndefined()
  expect(cheaperUpTo(3, 'monthly', terms, plan)).toBe(300)
})

const dollars = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100)
const prices = (min: number, max: number) => fc.record({ monthly: dollars(min, max), yearly: dollars(min, max) })
const plan = fc.record<PlanPrices>({
  title: fc.constant('Plan'),
  base: prices(0, 500),
  stepPrice: dollars(1, 100),
  user: prices(1, 200),
})
const meter = fc.record({ included: fc.integer({ min: 0, max: 1000 }), step: fc.integer({ min: 1, max: 500 }) })
const period = fc.constantFrom(...periods)

it('breaks even exactly at the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), period, meter, plan, (users, paid, given, terms) => {
      const byUser = Math.round(users * terms.user[paid] * 100)
      const byContact = (count: number) => Math.round(contactPrice(count, paid, given, terms).total * 100)
      const limit = cheaperUpTo(users, paid, given, terms)
      if (limit === undefined) {
        expect(byContact(0)).toBeGreaterThanOrEqual(byUser)
      } else {
        expect(byContact(limit)).toBeLessThan(byUser)
        expect(byContact(limit + 1)).toBeGreaterThanOrEqual(byUser)
      }
    }),
  )
})

const initial: PricingQuestion = { people: 380, users: 14, period: 'yearly' }

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readQuestion((name) => parameters.get(name), initial)
}

it('reads an address', () => {
  expect(read('people=0&users=3&paid=monthly')).toEqual({
    state: { people: 0, users: 3, period: 'monthly' },
    wrong: [],
  })
})

it.each([
  ['nothing', '', ['people', 'users']],
  ['something else', 'people=many&users=0.5&paid=daily', ['people', 'users']],
  ['too much', 'people=100001&users=10001', ['people', 'users']],
])('uses the initial values for %s', (_, query, wrong) => {
  expect(read(query)).toEqual({ state: initial, wrong })
})
