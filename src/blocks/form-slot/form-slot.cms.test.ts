import { rawForm } from '../../forms/test-support/forms'
import { mapFormSlot } from './form-slot.cms'

const form = rawForm({ privacyText: 'Words', privacyTextHtml: '<p>Words</p>' })

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

  it('maps the form, unless it has no id', () => {
    expect(mapFormSlot({ ...raw, form }).formView).toMatchObject({
      form: { id: 'demo-request', use: 'demo' },
      privacyHtml: '<p>Words</p>',
    })
    expect(mapFormSlot({ ...raw, form: { ...form, formId: null } }).formView).toBeUndefined()
    expect(() => mapFormSlot({ ...raw, form: { ...form, fieldGroups: null } })).toThrow(
      'Entry "Form: demo", field "fieldGroups"',
    )
  })

  it('requires only a heading', () => {
    const bare = { ...raw, bodyHtml: '', points: null, fallbackLabel: null, fallbackUrl: null }
    expect(mapFormSlot(bare)).toMatchObject({ bodyHtml: undefined, points: [], fallback: undefined })
    expect(() => mapFormSlot({ ...raw, heading: null })).toThrow('Entry "Demo: form", field "heading"')
  })
})
