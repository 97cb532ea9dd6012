import { defineContentType } from '../define'
import { blockFrame, eyebrow, heading, introduction } from '../fields'

export const steps = defineContentType({
  id: 'steps',
  name: 'Steps',
  description: 'A series of steps.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    introduction,
    steps: { kind: 'entries', name: 'Steps', required: true, to: ['step'], minItems: 2 },
  },
})
