import { entries } from '../test-support/entries'
import { mapContactPricing } from './contact-pricing.cms'

const raw = entries.ContentfulContactPricing

it('maps numbers and prices, and applies a single price to both periods', () => {
  expect(mapContactPricing(raw)).toMatchObject({
    terms: {
      included: 200,
      step: 100,
      plans: [{ title: 'Plus', base: { monthly: 110, yearly: 99 }, stepPrice: 35, user: { monthly: 50, yearly: 50 } }],
    },
    initial: { people: 380, users: 14, period: 'yearly' },
    sliderEnd: 3000,
  })
})

it.each(['stepPeople', 'sliderEnd'])('rejects 0 as %s', (field) => {
  expect(() => mapContactPricing({ ...raw, [field]: 0 })).toThrow(
    `Entry "Contact-based: calculator", field "${field}": it must be more than 0`,
  )
})

it('starts with the included people and one user by default', () => {
  expect(mapContactPricing({ ...raw, startPeople: null, startUsers: null }).initial).toMatchObject({
    people: 200,
    users: 1,
  })
})
