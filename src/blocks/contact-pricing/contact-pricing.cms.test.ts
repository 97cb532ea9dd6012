import type { ItemOf } from '../../content/fields'
import { mapContactPricing } from './contact-pricing.cms'

type Raw = Queries.ContactPricingBlockFragment
type RawPlan = ItemOf<Raw['plans']>

const plan: RawPlan = {
  contentful_id: 'two-ways-plus',
  name: 'Plus, two ways',
  stepPrice: 35,
  contactPlan: { contentful_id: 'plus-by-contact', monthlyPrice: 110, yearlyPrice: 99 },
  userPlan: { contentful_id: 'plan-plus', title: 'Plus', monthlyPrice: 50, yearlyPrice: 45 },
}

const raw: Raw = {
  contentful_id: 'calculator',
  name: 'Contact-based: calculator',
  anchor: 'calculator',
  background: 'blue',
  heading: 'Your own month',
  introduction: 'Two numbers decide.',
  peopleLabel: 'People helped',
  usersLabel: 'Users',
  monthlyLabel: 'Pay monthly',
  yearlyLabel: 'Pay yearly',
  contactLabel: 'By contact',
  userLabel: 'By user',
  withoutScript: 'There is a table.',
  note: 'Without taxes.',
  includedPeople: 200,
  stepPeople: 100,
  startPeople: 380,
  startUsers: 14,
  sliderEnd: 3000,
  plans: [plan],
}

it('maps all texts and numbers', () => {
  expect(mapContactPricing(raw)).toEqual({
    id: 'calculator',
    anchor: 'calculator',
    background: 'blue',
    heading: 'Your own month',
    introduction: 'Two numbers decide.',
    peopleLabel: 'People helped',
    usersLabel: 'Users',
    monthlyLabel: 'Pay monthly',
    yearlyLabel: 'Pay yearly',
    contactLabel: 'By contact',
    userLabel: 'By user',
    withoutScript: 'There is a table.',
    note: 'Without taxes.',
    terms: {
      included: 200,
      step: 100,
      plans: [{ title: 'Plus', base: { monthly: 110, yearly: 99 }, stepPrice: 35, user: { monthly: 50, yearly: 45 } }],
    },
    initial: { people: 380, users: 14, period: 'yearly' },
    sliderEnd: 3000,
  })
})

it('defaults to the included people and one user; introduction and note are optional', () => {
  expect(
    mapContactPricing({ ...raw, startPeople: null, startUsers: null, introduction: null, note: null }),
  ).toMatchObject({
    initial: { people: 200, users: 1, period: 'yearly' },
    introduction: undefined,
    note: undefined,
  })
})

it('skips unpublished plans, and applies a single price to both periods', () => {
  const userPlan = { contentful_id: 'plan-plus', title: 'Plus', monthlyPrice: 50, yearlyPrice: null }
  expect(mapContactPricing({ ...raw, plans: [null, { ...plan, userPlan }] }).terms.plans).toEqual([
    expect.objectContaining({ user: { monthly: 50, yearly: 50 } }),
  ])
})

const withPlan = (change: Partial<RawPlan>): Partial<Raw> => ({ plans: [{ ...plan, ...change }] })

it.each<[string, string, Partial<Raw>]>([
  ['Contact-based: calculator', 'heading', { heading: null }],
  ['Contact-based: calculator', 'peopleLabel', { peopleLabel: null }],
  ['Contact-based: calculator', 'usersLabel', { usersLabel: null }],
  ['Contact-based: calculator', 'monthlyLabel', { monthlyLabel: null }],
  ['Contact-based: calculator', 'yearlyLabel', { yearlyLabel: null }],
  ['Contact-based: calculator', 'contactLabel', { contactLabel: null }],
  ['Contact-based: calculator', 'userLabel', { userLabel: null }],
  ['Contact-based: calculator', 'withoutScript', { withoutScript: null }],
  ['Contact-based: calculator', 'includedPeople', { includedPeople: null }],
  ['Contact-based: calculator', 'stepPeople', { stepPeople: 0 }],
  ['Contact-based: calculator', 'sliderEnd', { sliderEnd: null }],
  ['Contact-based: calculator', 'plans', { plans: null }],
  ['Plus, two ways', 'stepPrice', withPlan({ stepPrice: 0 })],
  ['Plus, two ways', 'contactPlan', withPlan({ contactPlan: null })],
  ['Plus, two ways', 'userPlan', withPlan({ userPlan: null })],
  [
    'plus-by-contact',
    'monthlyPrice',
    withPlan({ contactPlan: { contentful_id: 'plus-by-contact', monthlyPrice: null, yearlyPrice: null } }),
  ],
  [
    'plan-plus',
    'title',
    withPlan({ userPlan: { contentful_id: 'plan-plus', title: null, monthlyPrice: 50, yearlyPrice: 45 } }),
  ],
])('reports “%s” and field “%s” when it is missing', (entry, field, change) => {
  expect(() => mapContactPricing({ ...raw, ...change })).toThrow(`Entry "${entry}", field "${field}"`)
})
