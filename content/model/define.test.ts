import { defineContentType, type Field } from './define'

const base = { id: 'thing', name: 'Thing', description: 'A thing.' } as const
const title = { kind: 'symbol', name: 'Title' } as const
const body = { kind: 'text', format: 'markdown', name: 'Text', isDocumentBody: true } as const

describe('defineContentType', () => {
  it.each<[which: string, given: { displayField?: string; fields: Record<string, Field> }, displayField: string]>([
    ['the given field', { displayField: 'body', fields: { title, body } }, 'body'],
    ['the title', { fields: { name: title, title } }, 'title'],
    ['the name without a title', { fields: { body, name: title } }, 'name'],
  ])('displays %s', (_which, given, displayField) => {
    expect(defineContentType({ ...base, ...given })).toEqual({ ...base, ...given, displayField })
  })

  it('rejects a display field that does not exist', () => {
    expect(() => defineContentType({ ...base, displayField: 'title', fields: { body } })).toThrow(
      'Content type "thing": display field "title" is not one of its fields',
    )
  })

  it('rejects two document bodies', () => {
    expect(() => defineContentType({ ...base, fields: { title, body, more: body } })).toThrow(
      'body and more are both marked as the document body',
    )
  })
})
