import { defineContentType } from '../define'
import { image, internalName, url } from '../fields'

export const navigationColumnFooter = defineContentType({
  id: 'navigationColumnFooter',
  name: 'Navigation column footer',
  description: 'What stands under a column of a drawer.',
  displayField: 'name',
  fields: {
    name: internalName,
    layout: { kind: 'symbol', name: 'Layout', required: true, oneOf: ['CTA', 'SMALL_LIST', 'POWERED_BY'] },
    title: { kind: 'symbol', name: 'Title', maxLength: 80 },
    text: { kind: 'symbol', name: 'Text', maxLength: 160 },
    image: image({ name: 'Picture' }),
    url: url({ name: 'Link' }),
    items: { kind: 'entries', name: 'Links', to: ['navigationLink'] },
  },
})
