import { defineContentType } from '../define'
import { blockFrame, eyebrow, heading, introduction } from '../fields'

export const comparisonTable = defineContentType({
  id: 'comparisonTable',
  name: 'Comparison table',
  description: 'Features against plans or products.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    introduction,
    columns: { kind: 'symbols', name: 'Columns', required: true, minItems: 1, maxItems: 4 },
    rows: {
      kind: 'json',
      shape: 'comparisonRows',
      name: 'Rows',
      help: 'A list of {feature, values}, with a value for each column: true, false or a few words. {group} begins a group.',
      required: true,
    },
    note: { kind: 'text', format: 'plain', name: 'Note', maxLength: 300 },
  },
})
