import { featureGridStyles } from '../../../src/data/content-choices'
import { defineContentType } from '../define'
import { blockFrame, eyebrow, heading, introduction } from '../fields'

export const featureGrid = defineContentType({
  id: 'featureGrid',
  name: 'Feature grid',
  description: 'Several points side by side.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    introduction,
    columns: { kind: 'integer', name: 'Columns on wide screens', min: 2, max: 4 },
    style: { kind: 'symbol', name: 'Style', oneOf: featureGridStyles, help: 'Cards when empty.' },
    features: { kind: 'entries', name: 'Features', required: true, to: ['feature'], minItems: 2 },
  },
})
