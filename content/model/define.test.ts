import { defineContentType } from './define'

const base = { id: 'thing', name: 'Thing', description: 'A thing.', displayField: 'title' } as const
const title = { kind: 'symbol', name: 'Title' } as const
const body = { kind: 'text', format: 'markdown', name: 'Text', isDocumentBody: true } as const

describe('defineContentType', () => {
  it('returns the definition', () => {
    const type = { ...base, fields: { title, body } }
    expect(defineContentType(type)).toBe(type)
  })

  it('rejects a display field that does not exist', () => {
    expect(() => defineContentType({ ...base, fields: { body } })).toThrow(
      'Content type "thing": display field "title" is not one of its fields',
    )
  })

  it('rejects two document bodies', () => {
    expect(() => defineContentType({ ...base, fields: { title, body, more: body } })).toThrow(
      'body and more are both marked as the document body',
    )
  })
})
