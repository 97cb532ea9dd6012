import { defineContentType } from '../define'
import { url } from '../fields'

export const navigationItem = defineContentType({
  id: 'navigationItem',
  name: 'Navigation item',
  description: 'An item at the top of every page: a plain link when it has one, else a drawer with columns.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 40 },
    url: url({ name: 'Link', help: 'Leave it empty for an item that opens a drawer.' }),
    columns: { kind: 'entries', name: 'Columns', to: ['navigationColumn'] },
  },
})
