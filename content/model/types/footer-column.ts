import { defineContentType } from '../define'

export const footerColumn = defineContentType({
  id: 'footerColumn',
  name: 'Footer column',
  description: 'A titled list of links in the footer.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 40 },
    items: { kind: 'entries', name: 'Links', required: true, to: ['navigationLink'], minItems: 1 },
  },
})
