import { defineContentType } from '../define'
import { blockFrame } from '../fields'

export const richText = defineContentType({
  id: 'richText',
  name: 'Rich text',
  description: 'Running text with headings, lists, links and quotes.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    body: { kind: 'text', format: 'markdown', name: 'Text', required: true, isDocumentBody: true },
  },
})
