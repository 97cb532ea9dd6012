import { defineContentType } from '../define'
import { image, url } from '../fields'

export const productTourStep = defineContentType({
  id: 'productTourStep',
  name: 'Step of a product tour',
  description: 'A stop on the way through the product: a picture, and what happens there.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 80 },
    label: {
      kind: 'symbol',
      name: 'Label',
      help: 'One or two words, for the list of the steps.',
      required: true,
      maxLength: 24,
    },
    address: {
      kind: 'symbol',
      name: 'Address',
      help: 'Links lead to the step by it: with "inbox" here, #step-inbox does.',
      required: true,
      unique: true,
      maxLength: 40,
      pattern: {
        regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
        explanation: 'use lower-case letters, digits and hyphens between them',
      },
    },
    body: { kind: 'text', format: 'markdown', name: 'Text', required: true, isDocumentBody: true },
    image: image({ name: 'Picture', required: true }),
    linkLabel: { kind: 'symbol', name: 'Link: label', maxLength: 60 },
    linkUrl: url({ name: 'Link' }),
  },
})
