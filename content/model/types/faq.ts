import { defineContentType } from '../define'
import { blockFrame, heading, introduction } from '../fields'

export const faq = defineContentType({
  id: 'faq',
  name: 'Questions and answers',
  description: 'Questions that open to their answers.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    items: { kind: 'entries', name: 'Questions', required: true, to: ['faqItem'], minItems: 1 },
  },
})
