import { defineContentType } from '../define'
import { url } from '../fields'

export const demoBar = defineContentType({
  id: 'demoBar',
  name: 'Demo bar',
  description: 'Floats over the foot of some pages once a visitor has read a third of them. There is one entry.',
  displayField: 'text',
  fields: {
    text: { kind: 'symbol', name: 'Text', help: 'One short sentence.', required: true, maxLength: 60 },
    label: { kind: 'symbol', name: 'Button: label', required: true, maxLength: 40 },
    url: url({ name: 'Button: link', required: true }),
  },
})
