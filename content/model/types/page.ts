import { blockTypeIds } from '../block-types'
import { defineContentType } from '../define'
import { image, internalName } from '../fields'

/** A page assembled from blocks (specification 2.2, landing page from the content system). */
export const page = defineContentType({
  id: 'page',
  name: 'Page',
  description: 'A page of the site, assembled from blocks.',
  displayField: 'name',
  fields: {
    name: internalName,
    path: {
      kind: 'symbol',
      name: 'Path',
      help: 'Where the page lives, with a slash at both ends: /pricing/',
      required: true,
      unique: true,
      pattern: {
        regexp: '^/([a-z0-9-]+/)*$',
        explanation: 'use lower-case letters, digits and hyphens, with a slash at both ends: /pricing/',
      },
    },
    title: {
      kind: 'symbol',
      name: 'Title',
      help: 'In the browser tab and in search results. The name of the site is added to it.',
      required: true,
      maxLength: 65,
    },
    description: {
      kind: 'symbol',
      name: 'Description',
      help: 'Under the title in search results.',
      required: true,
      maxLength: 170,
    },
    socialImage: image({
      name: 'Picture for social networks',
      help: '1200 × 630 pixels. One with the title is made when empty.',
    }),
    hideFromSearchEngines: { kind: 'boolean', name: 'Hide from search engines' },
    blocks: { kind: 'entries', name: 'Blocks', required: true, to: blockTypeIds, minItems: 1 },
  },
})
