import { defineContentType } from '../define'
import { blockFrame, heading, introduction } from '../fields'

export const statistics = defineContentType({
  id: 'statistics',
  name: 'Statistics',
  description: 'A few numbers that say something.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    statistics: { kind: 'entries', name: 'Statistics', required: true, to: ['statistic'], minItems: 2, maxItems: 4 },
  },
})
