import { defineContentType } from '../define'
import { blockFrame, heading } from '../fields'

export const logoStrip = defineContentType({
  id: 'logoStrip',
  name: 'Logo strip',
  description: 'A row of logos.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    logos: { kind: 'entries', name: 'Logos', required: true, to: ['logo'], minItems: 2 },
  },
})
