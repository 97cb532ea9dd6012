import { ContentError } from '../../content/fields'
import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { mapFormSlot } from './form-slot.cms'

const raw: Queries.FormSlotBlockFragment = {
  contentful_id: 'demo',
  name: 'Demo: form',
  anchor: null,
  background: null,
  heading: 'See it',
  bodyHtml: '<p>Half an hour.</p>',
  points: ['A tour', null, 'Straight answers'],
  form: null,
  fallbackLabel: 'Write to us',
  fallbackUrl: 'mailto:demo@hearthside.example',
}

describe('mapFormSlot', () => {
  it('maps the text and the link', () => {
    expect(mapFormSlot(raw)).toEqual({
      anchor: undefined,
      background: 'white',
      scope: 'demo',
      heading: 'See it',
      bodyHtml: '<p>Half an hour.</p>',
      points: ['A tour', 'Straight answers'],
      fallback: { label: 'Write to us', href: 'mailto:demo@hearthside.example' },
    })
  })

  it('maps the form, unless it has no id or is incomplete', () => {
    const definition = formOf([email()])
    expect(mapFormSlot({ ...raw, form: rawForm(definition, '<p>Words</p>') }).formView).toEqual({
      form: definition,
      privacyHtml: '<p>Words</p>',
    })
    expect(mapFormSlot({ ...raw, form: rawForm(null) }).formView).toBeUndefined()
    const problem = { entry: 'Form: demo', field: 'fieldGroups', problem: 'it is empty' }
    expect(() => mapFormSlot({ ...raw, form: rawForm(problem) })).toThrow(
      new ContentError('Form: demo', 'fieldGroups', 'it is empty'),
    )
  })

  it('requires only a heading', () => {
    const bare = { ...raw, bodyHtml: '', points: null, fallbackLabel: null, fallbackUrl: null }
    expect(mapFormSlot(bare)).toMatchObject({ bodyHtml: undefined, points: [], fallback: undefined })
    expect(() => mapFormSlot({ ...raw, heading: null })).toThrow('Entry "Demo: form", field "heading"')
  })
})
