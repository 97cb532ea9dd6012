import { defineContentType } from '../define'
import { toContentfulControls, toContentfulType } from './contentful'

const type = defineContentType({
  id: 'thing',
  name: 'Thing',
  description: 'One field of each kind.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60, unique: true, help: 'What it is called.' },
    path: { kind: 'symbol', name: 'Path', pattern: { regexp: '^/', explanation: 'begin with a slash' } },
    side: { kind: 'symbol', name: 'Side', oneOf: ['left', 'right'] },
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 300 },
    body: { kind: 'text', format: 'markdown', name: 'Body' },
    columns: { kind: 'integer', name: 'Columns', min: 2, max: 4 },
    price: { kind: 'number', name: 'Price', min: 0 },
    isNew: { kind: 'boolean', name: 'New' },
    day: { kind: 'date', name: 'Day' },
    points: { kind: 'symbols', name: 'Points', maxItems: 6 },
    channels: { kind: 'symbols', name: 'Channels', oneOf: ['chat', 'mail'] },
    footer: { kind: 'entry', name: 'Footer', to: ['footer'] },
    blocks: { kind: 'entries', name: 'Blocks', to: ['hero', 'faq'], minItems: 1 },
    image: { kind: 'asset', group: 'image', name: 'Picture' },
    rows: { kind: 'json', shape: 'comparisonRows', name: 'Rows' },
  },
})

const common = { localized: false, required: false, disabled: false, omitted: false, validations: [] }

describe('toContentfulType', () => {
  it('describes the type', () => {
    const { name, description, displayField } = toContentfulType(type)
    expect([name, description, displayField]).toEqual(['Thing', 'One field of each kind.', 'title'])
  })

  it('describes fields of each kind, in order', () => {
    expect(toContentfulType(type).fields).toEqual([
      {
        ...common,
        id: 'title',
        name: 'Title',
        type: 'Symbol',
        required: true,
        validations: [{ unique: true }, { size: { max: 60 } }],
      },
      {
        ...common,
        id: 'path',
        name: 'Path',
        type: 'Symbol',
        validations: [{ regexp: { pattern: '^/', flags: null }, message: 'begin with a slash' }],
      },
      { ...common, id: 'side', name: 'Side', type: 'Symbol', validations: [{ in: ['left', 'right'] }] },
      { ...common, id: 'text', name: 'Text', type: 'Text', validations: [{ size: { max: 300 } }] },
      { ...common, id: 'body', name: 'Body', type: 'Text' },
      { ...common, id: 'columns', name: 'Columns', type: 'Integer', validations: [{ range: { min: 2, max: 4 } }] },
      { ...common, id: 'price', name: 'Price', type: 'Number', validations: [{ range: { min: 0 } }] },
      { ...common, id: 'isNew', name: 'New', type: 'Boolean' },
      { ...common, id: 'day', name: 'Day', type: 'Date' },
      {
        ...common,
        id: 'points',
        name: 'Points',
        type: 'Array',
        items: { type: 'Symbol', validations: [] },
        validations: [{ size: { max: 6 } }],
      },
      {
        ...common,
        id: 'channels',
        name: 'Channels',
        type: 'Array',
        items: { type: 'Symbol', validations: [{ in: ['chat', 'mail'] }] },
      },
      {
        ...common,
        id: 'footer',
        name: 'Footer',
        type: 'Link',
        linkType: 'Entry',
        validations: [{ linkContentType: ['footer'] }],
      },
      {
        ...common,
        id: 'blocks',
        name: 'Blocks',
        type: 'Array',
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['hero', 'faq'] }] },
        validations: [{ size: { min: 1 } }],
      },
      {
        ...common,
        id: 'image',
        name: 'Picture',
        type: 'Link',
        linkType: 'Asset',
        validations: [{ linkMimetypeGroup: ['image'] }],
      },
      { ...common, id: 'rows', name: 'Rows', type: 'Object' },
    ])
  })
})

describe('toContentfulControls', () => {
  it('gives each field the control that fits, with its help', () => {
    const controls = toContentfulControls(type)
    expect(controls[0]).toEqual({
      fieldId: 'title',
      widgetNamespace: 'builtin',
      widgetId: 'singleLine',
      settings: { helpText: 'What it is called.' },
    })
    expect(Object.fromEntries(controls.map(({ fieldId, widgetId }) => [fieldId, widgetId]))).toEqual({
      title: 'singleLine',
      path: 'singleLine',
      side: 'dropdown',
      text: 'multipleLine',
      body: 'markdown',
      columns: 'numberEditor',
      price: 'numberEditor',
      isNew: 'boolean',
      day: 'datePicker',
      points: 'listInput',
      channels: 'checkbox',
      footer: 'entryLinkEditor',
      blocks: 'entryLinksEditor',
      image: 'assetLinkEditor',
      rows: 'objectEditor',
    })
  })
})
