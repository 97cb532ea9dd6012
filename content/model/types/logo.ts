import { defineContentType } from '../define'
import { image, url } from '../fields'

export const logo = defineContentType({
  id: 'logo',
  name: 'Logo',
  description: 'The mark of a company or a product, for a logo strip.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true },
    image: image({ name: 'Picture', required: true, help: 'One color, on a transparent ground.' }),
    url: url({ name: 'Link' }),
  },
})
