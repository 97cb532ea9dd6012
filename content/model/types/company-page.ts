import { defineContentType } from '../define'
import { body, description, title } from '../fields'

export const companyPage = defineContentType({
  id: 'companyPage',
  name: 'Company page',
  description: 'A page of text, such as terms or a policy.',
  displayField: 'title',
  fields: {
    title,
    path: {
      kind: 'symbol',
      name: 'Path',
      help: 'Where the page lives, with a slash at both ends: /company/legal/privacy/',
      required: true,
      unique: true,
      pattern: {
        regexp: '^/([a-z0-9-]+/)+$',
        explanation: 'use lower-case letters, digits and hyphens, with a slash at both ends: /company/legal/privacy/',
      },
    },
    description,
    updatedOn: { kind: 'date', name: 'In force since', required: true },
    summary: {
      kind: 'text',
      format: 'markdown',
      name: 'In short',
      help: 'What the page says, in plain words, above its text.',
    },
    formSlot: {
      kind: 'entry',
      name: 'Form slot',
      help: 'Under the text, such as to be told of changes.',
      to: ['formSlot'],
    },
    body,
  },
})
