import type { PricingTerms } from '../prices'

/** Two plans. */
export const sampleTerms = {
  included: 200,
  step: 100,
  plans: [
    { title: 'Standard', base: { monthly: 60, yearly: 54 }, stepPrice: 20, user: { monthly: 25, yearly: 22 } },
    { title: 'Plus', base: { monthly: 110, yearly: 99 }, stepPrice: 35, user: { monthly: 50, yearly: 45 } },
  ],
} as const satisfies PricingTerms
