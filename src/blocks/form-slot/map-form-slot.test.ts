import { mapFormSlot } from './map-form-slot'

const raw: Queries.FormSlotBlockFragment = {
  contentful_id: 'demo',
  name: 'Demo: form',
  anchor: null,
  background: null,
  heading: 'See it',
  bodyHtml: '<p>Half an hour.</p>',
  points: ['A tour', null, 'Straight answers'],
  fallbackLabel: 'Write to us',
  fallbackUrl: 'mailto:demo@hearthside.example',
}

describe('mapFormSlot', () => {
  it('gives the words and the link', () => {
    expect(mapFormSlot(raw)).toEqual({
      anchor: undefined,
      background: 'white',
      heading: 'See it',
      bodyHtml: '<p>Half an hour.</p>',
      points: ['A tour', 'Straight answers'],
      fallback: { label: 'Write to us', href: 'mailto:demo@hearthside.example' },
    })
  })

  it('needs no more than a heading', () => {
    const bare = { ...raw, bodyHtml: '', points: null, fallbackLabel: null, fallbackUrl: null }
    expect(mapFormSlot(bare)).toMatchObject({ bodyHtml: undefined, points: [], fallback: undefined })
    expect(() => mapFormSlot({ ...raw, heading: null })).toThrow('Entry "Demo: form", field "heading"')
  })
})
