import { defineContentType } from '../define'
import { blockFrame, heading, introduction, url } from '../fields'

export const collectionList = defineContentType({
  id: 'collectionList',
  name: 'List of a collection',
  description: 'Posts and jobs, the newest first; events, the soonest first; others in the order of their names.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    collection: {
      kind: 'symbol',
      name: 'Collection',
      required: true,
      oneOf: [
        'posts',
        'categories',
        'authors',
        'integrations',
        'jobs',
        'guides',
        'descriptions',
        'webinars',
        'classes',
      ],
    },
    limit: { kind: 'integer', name: 'How many', help: 'The first 100 when empty.', min: 1, max: 100 },
    isSearchable: { kind: 'boolean', name: 'With search and filter', help: 'For long lists.' },
    linkLabel: { kind: 'symbol', name: 'Link below: label', maxLength: 40 },
    linkUrl: url({ name: 'Link below' }),
  },
})
