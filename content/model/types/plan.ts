import { defineContentType } from '../define'
import { url } from '../fields'

export const plan = defineContentType({
  id: 'plan',
  name: 'Plan',
  description: 'A plan in a pricing table.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 40 },
    audience: { kind: 'symbol', name: 'For whom', required: true, maxLength: 120 },
    monthlyPrice: {
      kind: 'number',
      name: 'Price by the month, in US dollars',
      min: 0,
      help: 'Leave both prices empty for “Talk to us”.',
    },
    yearlyPrice: { kind: 'number', name: 'Price by the month when paid by the year, in US dollars', min: 0 },
    priceUnit: { kind: 'symbol', name: 'What the price is for', help: 'Such as: per user, per month', maxLength: 60 },
    priceLabel: { kind: 'symbol', name: 'Words in place of a price', maxLength: 40 },
    badge: { kind: 'symbol', name: 'Badge', maxLength: 24 },
    isHighlighted: { kind: 'boolean', name: 'Highlighted' },
    featuresHeading: { kind: 'symbol', name: 'Heading of the features', maxLength: 60 },
    features: { kind: 'symbols', name: 'Features', required: true, minItems: 1 },
    actionLabel: { kind: 'symbol', name: 'Button: label', required: true, maxLength: 40 },
    actionUrl: url({ name: 'Button: link', required: true }),
  },
})
