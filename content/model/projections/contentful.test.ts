import { everyKind } from '../test-support/every-kind'
import { toContentfulControls, toContentfulType } from './contentful'

describe('toContentfulType', () => {
  it('describes the type', () => {
    const { name, description, displayField } = toContentfulType(everyKind)
    expect([name, description, displayField]).toEqual(['Thing', 'One field of each kind.', 'title'])
  })

  it('describes fields of each kind, in order', () => {
    const field = (id: string, name: string, fieldType: string, more: object = {}) => ({
      ...{ id, name, type: fieldType, localized: false, required: false, disabled: false, omitted: false },
      validations: [],
      ...more,
    })
    const link = (linkType: string, validation: object) => ({ type: 'Link', linkType, validations: [validation] })
    const oneOf = (...values: string[]) => ({ in: values, message: 'Choose one of the options.' })
    const linkTo = (...types: string[]) => ({
      linkContentType: types,
      message: `Choose an entry of one of these types: ${types.join(', ')}.`,
    })
    expect(toContentfulType(everyKind).fields).toEqual([
      field('title', 'Title', 'Symbol', {
        required: true,
        validations: [
          { unique: true, message: 'Another entry has the same value. Choose a different one.' },
          { size: { max: 60 }, message: 'Write at most 60 characters.' },
        ],
      }),
      field('path', 'Path', 'Symbol', {
        validations: [{ regexp: { pattern: '^/', flags: null }, message: 'Begin with a slash.' }],
      }),
      field('side', 'Side', 'Symbol', {
        validations: [oneOf('left', 'right')],
        defaultValue: { 'en-US': 'left' },
      }),
      field('text', 'Text', 'Text', {
        localized: true,
        validations: [{ size: { max: 300 }, message: 'Write at most 300 characters.' }],
      }),
      field('body', 'Body', 'Text', { localized: true }),
      field('columns', 'Columns', 'Integer', {
        validations: [{ range: { min: 2, max: 4 }, message: 'Enter a number: 2 to 4.' }],
      }),
      field('price', 'Price', 'Number', {
        validations: [{ range: { min: 0 }, message: 'Enter a number: at least 0.' }],
      }),
      field('isNew', 'New', 'Boolean', { defaultValue: { 'en-US': false } }),
      field('day', 'Day', 'Date'),
      field('time', 'Time', 'Date'),
      field('points', 'Points', 'Array', {
        localized: true,
        items: { type: 'Symbol', validations: [] },
        validations: [{ size: { max: 6 }, message: 'The number of items must be at most 6.' }],
      }),
      field('channels', 'Channels', 'Array', {
        items: { type: 'Symbol', validations: [oneOf('chat', 'mail')] },
      }),
      field('footer', 'Footer', 'Link', link('Entry', linkTo('footer'))),
      field('blocks', 'Blocks', 'Array', {
        items: link('Entry', linkTo('hero', 'faq')),
        validations: [{ size: { min: 1 }, message: 'The number of items must be at least 1.' }],
      }),
      field('image', 'Picture', 'Link', link('Asset', { linkMimetypeGroup: ['image'], message: 'Choose a picture.' })),
      field('rows', 'Rows', 'Object'),
    ])
  })
})

describe('toContentfulControls', () => {
  it('assigns a suitable control with help to each field', () => {
    const controls = toContentfulControls(everyKind)
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
      time: 'datePicker',
      points: 'listInput',
      channels: 'checkbox',
      footer: 'entryLinkEditor',
      blocks: 'entryLinksEditor',
      image: 'assetLinkEditor',
      rows: 'objectEditor',
    })
  })

  it('asks for a time only if the field has one', () => {
    const controls = toContentfulControls(everyKind)
    const settingsOf = (id: string) => controls.find(({ fieldId }) => fieldId === id)?.settings
    expect(settingsOf('day')).toEqual({ format: 'dateonly' })
    expect(settingsOf('time')).toEqual({})
  })
})
