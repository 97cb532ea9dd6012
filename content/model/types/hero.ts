import { heroLayouts } from '../../../src/data/content-choices'
import { defineContentType } from '../define'
import { actions, blockFrame, eyebrow, heading, image } from '../fields'

export const hero = defineContentType({
  id: 'hero',
  name: 'Hero',
  description: 'The first block of a page: the promise, and what to do next.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    layout: { kind: 'symbol', name: 'Layout', required: true, oneOf: heroLayouts },
    eyebrow,
    heading: heading(),
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 320 },
    ...actions,
    note: { kind: 'symbol', name: 'Note under the buttons', maxLength: 120 },
    image: image({ name: 'Picture' }),
  },
})
