import { defineContentType } from '../define'
import { internalName } from '../fields'

export const footer = defineContentType({
  id: 'footer',
  name: 'Footer',
  description: 'The foot of every page. There is one entry.',
  displayField: 'name',
  fields: {
    name: internalName,
    tagline: { kind: 'symbol', name: 'Tagline', required: true, maxLength: 120 },
    columns: { kind: 'entries', name: 'Columns', required: true, to: ['footerColumn'], minItems: 1 },
    socialLinks: { kind: 'entries', name: 'Social networks', to: ['navigationLink'] },
    legalName: { kind: 'symbol', name: 'Legal name', help: 'In the copyright line, after the year.', required: true },
  },
})
