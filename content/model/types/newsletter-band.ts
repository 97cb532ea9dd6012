import { defineContentType } from '../define'
import { blockFrame, heading, url } from '../fields'

export const newsletterBand = defineContentType({
  id: 'newsletterBand',
  name: 'Newsletter band',
  description: 'An invitation to the newsletter.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 280 },
    linkLabel: { kind: 'symbol', name: 'Button: label', required: true, maxLength: 40 },
    linkUrl: url({ name: 'Button: link', required: true }),
    note: { kind: 'symbol', name: 'Note', maxLength: 160 },
  },
})
