import { defineContentType } from '../define'

export const statistic = defineContentType({
  id: 'statistic',
  name: 'Statistic',
  description: 'A number that says something.',
  displayField: 'label',
  fields: {
    value: { kind: 'symbol', name: 'Value', required: true, maxLength: 16 },
    label: { kind: 'symbol', name: 'Label', required: true, maxLength: 120 },
    source: { kind: 'symbol', name: 'Source', help: 'Where the number comes from.', maxLength: 160 },
  },
})
