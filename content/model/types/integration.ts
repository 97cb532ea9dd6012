import { defineContentType } from '../define'
import { body, description, image, slug, url } from '../fields'
import { collectionFolders } from '../page-paths'

export const integration = defineContentType({
  id: 'integration',
  name: 'Integration',
  description: 'Something that Hearthside works together with, at /integrations/….',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', required: true, maxLength: 60 },
    slug: slug(collectionFolders.integration),
    description,
    category: {
      kind: 'symbol',
      name: 'Category',
      required: true,
      oneOf: ['Analytics', 'Commerce', 'CRM', 'Development', 'Messaging', 'Phone', 'Productivity', 'Surveys'],
    },
    logo: image({ name: 'Mark', help: 'Square SVG. A letter stands in its place when it is empty.' }),
    website: url({ name: 'Website' }),
    features: {
      kind: 'symbols',
      name: 'What it does',
      help: 'Short lines with a check mark.',
      minItems: 2,
      maxItems: 6,
    },
    body,
  },
})
