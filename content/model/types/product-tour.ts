import { defineContentType } from '../define'
import { actions, blockFrame, heading, introduction } from '../fields'

export const productTour = defineContentType({
  id: 'productTour',
  name: 'Product tour',
  description: 'Steps through the product, one at a time, each with a picture.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    steps: {
      kind: 'entries',
      name: 'Steps',
      required: true,
      to: ['productTourStep'],
      minItems: 3,
      maxItems: 12,
    },
    ...actions,
  },
})
