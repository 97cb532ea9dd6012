import { defineContentType } from '../define'
import { actions, blockFrame, heading, image } from '../fields'

export const callToAction = defineContentType({
  id: 'callToAction',
  name: 'Call to action',
  description: 'What to do next, at the end of a page or between its parts.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 320 },
    ...actions,
    note: { kind: 'symbol', name: 'Note under the buttons', maxLength: 120 },
    image: image({ name: 'Picture' }),
  },
})
