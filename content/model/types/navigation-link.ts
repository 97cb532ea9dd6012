import { defineContentType } from '../define'
import { icon, url } from '../fields'

export const navigationLink = defineContentType({
  id: 'navigationLink',
  name: 'Navigation link',
  description: 'A link in a list of the menu or in the footer.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60 },
    url: url({ name: 'Link', help: 'Where it leads. Either this or “Text”.' }),
    text: {
      kind: 'text',
      format: 'markdown',
      name: 'Text',
      help: 'A line of text, with links in it or not, in place of a single link.',
      maxLength: 300,
    },
    icon,
    isNew: { kind: 'boolean', name: 'Marked as new' },
    badge: { kind: 'symbol', name: 'Badge', help: 'A short mark beside the link, such as 99.99%.', maxLength: 12 },
  },
})
