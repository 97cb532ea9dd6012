import { defineContentType } from '../define'

export const navigationList = defineContentType({
  id: 'navigationList',
  name: 'Navigation list',
  description: 'A titled list of links in a drawer of the menu.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60 },
    items: { kind: 'entries', name: 'Links', required: true, to: ['navigationLink'], minItems: 1 },
  },
})
