import { defineContentType } from '../define'
import { internalName } from '../fields'

export const contactPricingPlan = defineContentType({
  id: 'contactPricingPlan',
  name: 'Plan by contact and by user',
  description: 'The same plan paid for in two ways, for the calculator for contact-based pricing.',
  displayField: 'name',
  fields: {
    name: internalName,
    contactPlan: {
      kind: 'entry',
      name: 'Plan by contact',
      help: 'Its prices are those of the people that the price begins with.',
      required: true,
      to: ['plan'],
    },
    stepPrice: {
      kind: 'number',
      name: 'Price of each further step, in US dollars',
      help: 'For a month, however one pays.',
      required: true,
      min: 0.01,
    },
    userPlan: {
      kind: 'entry',
      name: 'Plan by user',
      help: 'Its prices are those of each user; its title is shown.',
      required: true,
      to: ['plan'],
    },
  },
})
