import { defineContentType } from '../define'
import { image } from '../fields'

export const step = defineContentType({
  id: 'step',
  name: 'Step',
  description: 'A step in a series.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 80 },
    text: { kind: 'text', format: 'plain', name: 'Text', required: true, maxLength: 280 },
    image: image({ name: 'Picture' }),
  },
})
