import { defineContentType } from '../define'
import { internalName } from '../fields'

export const navigationColumn = defineContentType({
  id: 'navigationColumn',
  name: 'Navigation column',
  description: 'A column in a drawer of the menu.',
  displayField: 'name',
  fields: {
    name: internalName,
    items: { kind: 'entries', name: 'Items', required: true, to: ['navigationCard', 'navigationList'], minItems: 1 },
    footer: { kind: 'entry', name: 'Footer', to: ['navigationColumnFooter'] },
  },
})
