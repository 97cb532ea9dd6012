import { defineContentType } from '../define'
import { icon, image, url } from '../fields'

export const feature = defineContentType({
  id: 'feature',
  name: 'Feature',
  description: 'A point in a feature grid.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 80 },
    text: { kind: 'text', format: 'plain', name: 'Text', required: true, maxLength: 280 },
    icon,
    image: image({ name: 'Picture' }),
    linkLabel: { kind: 'symbol', name: 'Link: label', maxLength: 60 },
    linkUrl: url({ name: 'Link' }),
  },
})
