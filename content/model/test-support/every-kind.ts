import { defineContentType } from '../define'

export const everyKind = defineContentType({
  id: 'thing',
  name: 'Thing',
  description: 'One field of each kind.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60, unique: true, help: 'What it is called.' },
    path: { kind: 'symbol', name: 'Path', pattern: { regexp: '^/', explanation: 'begin with a slash' } },
    side: { kind: 'symbol', name: 'Side', oneOf: ['left', 'right'], default: 'left' },
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 300 },
    body: { kind: 'text', format: 'markdown', name: 'Body' },
    columns: { kind: 'integer', name: 'Columns', min: 2, max: 4 },
    price: { kind: 'number', name: 'Price', min: 0 },
    isNew: { kind: 'boolean', name: 'New' },
    day: { kind: 'date', name: 'Day' },
    time: { kind: 'date', name: 'Time', hasTime: true },
    points: { kind: 'symbols', name: 'Points', maxItems: 6 },
    channels: { kind: 'symbols', name: 'Channels', oneOf: ['chat', 'mail'] },
    footer: { kind: 'entry', name: 'Footer', to: ['footer'] },
    blocks: { kind: 'entries', name: 'Blocks', to: ['hero', 'faq'], minItems: 1 },
    image: { kind: 'asset', name: 'Picture' },
    rows: { kind: 'json', shape: 'anything', name: 'Rows' },
  },
})
