import { defineContentType } from '../define'

export const faqItem = defineContentType({
  id: 'faqItem',
  name: 'Question',
  description: 'A question and its answer.',
  displayField: 'question',
  fields: {
    question: { kind: 'symbol', name: 'Question', required: true, maxLength: 160 },
    answer: { kind: 'text', format: 'markdown', name: 'Answer', required: true, isDocumentBody: true },
  },
})
