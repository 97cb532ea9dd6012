import { defineContentType } from '../define'
import { blockFrame, heading, introduction } from '../fields'

export const pricingTable = defineContentType({
  id: 'pricingTable',
  name: 'Pricing table',
  description: 'Plans side by side, by the month or by the year.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    monthlyLabel: { kind: 'symbol', name: 'Label of monthly prices', required: true, maxLength: 40 },
    yearlyLabel: { kind: 'symbol', name: 'Label of yearly prices', required: true, maxLength: 40 },
    savingsLabel: { kind: 'symbol', name: 'What paying by the year saves', maxLength: 40 },
    plans: { kind: 'entries', name: 'Plans', required: true, to: ['plan'], minItems: 1, maxItems: 4 },
    note: { kind: 'text', format: 'plain', name: 'Note', maxLength: 300 },
  },
})
