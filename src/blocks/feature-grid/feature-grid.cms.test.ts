import { mapFeatureGrid } from './feature-grid.cms'

const feature = {
  contentful_id: 'inbox',
  title: 'Shared inbox',
  text: 'Every conversation in one place.',
  icon: 'inbox',
  linkLabel: 'See the inbox',
  linkUrl: '/inbox/',
  image: null,
  phoneImage: null,
}

const raw: Queries.FeatureGridBlockFragment = {
  contentful_id: 'grid',
  name: 'Home: features',
  anchor: 'features',
  background: 'blue',
  eyebrow: 'Platform',
  heading: 'Everything under one roof',
  introduction: 'Six rooms.',
  columnCount: 4,
  style: 'plain',
  features: [feature, null],
}

describe('mapFeatureGrid', () => {
  it('maps text, layout and the published features', () => {
    expect(mapFeatureGrid(raw)).toEqual({
      anchor: 'features',
      background: 'blue',
      eyebrow: 'Platform',
      heading: 'Everything under one roof',
      introduction: 'Six rooms.',
      columns: 4,
      look: 'plain',
      features: [
        {
          id: 'inbox',
          title: 'Shared inbox',
          text: 'Every conversation in one place.',
          icon: 'inbox',
          picture: undefined,
          link: { label: 'See the inbox', href: '/inbox/' },
        },
      ],
    })
  })

  it('has three columns of cards by default', () => {
    expect(mapFeatureGrid({ ...raw, columnCount: null, style: null })).toMatchObject({ columns: 3, look: 'cards' })
    expect(mapFeatureGrid({ ...raw, columnCount: 2 })).toMatchObject({ columns: 2 })
  })

  it('omits an unknown icon', () => {
    const [unknown, none] = mapFeatureGrid({
      ...raw,
      features: [
        { ...feature, icon: 'unicorn' },
        { ...feature, icon: null },
      ],
    }).features
    expect(unknown?.icon).toBeUndefined()
    expect(none?.icon).toBeUndefined()
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapFeatureGrid({ ...raw, heading: '' })).toThrow('Entry "Home: features", field "heading"')
    expect(() => mapFeatureGrid({ ...raw, features: null })).toThrow('Entry "Home: features", field "features"')
    expect(() => mapFeatureGrid({ ...raw, features: [{ ...feature, text: null }] })).toThrow(
      'Entry "Shared inbox", field "text"',
    )
  })
})
