import { mapSplitFeature } from './split-feature.cms'

const picture = { src: '/inbox.png', width: 1280, height: 960, alt: 'An inbox', sources: [] }

const raw: Queries.SplitFeatureBlockFragment = {
  contentful_id: 'split',
  name: 'Home: inbox',
  anchor: 'inbox',
  background: 'cream',
  eyebrow: 'Shared inbox',
  heading: 'One inbox',
  bodyHtml: '<p>Assign and mention.</p>',
  points: ['Private notes', null],
  linkLabel: 'Explore',
  linkUrl: '/inbox/',
  imageSide: 'left',
  image: { picture },
  phoneImage: null,
}

describe('mapSplitFeature', () => {
  it('maps text, points, link and picture', () => {
    expect(mapSplitFeature(raw)).toEqual({
      anchor: 'inbox',
      background: 'cream',
      eyebrow: 'Shared inbox',
      heading: 'One inbox',
      bodyHtml: '<p>Assign and mention.</p>',
      points: ['Private notes'],
      link: { label: 'Explore', href: '/inbox/' },
      picture,
      pictureSide: 'left',
    })
  })

  it('has the picture on the right and no points or link by default', () => {
    expect(mapSplitFeature({ ...raw, imageSide: null, points: null, linkUrl: null })).toMatchObject({
      pictureSide: 'right',
      points: [],
      link: undefined,
    })
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapSplitFeature({ ...raw, heading: null })).toThrow('Entry "Home: inbox", field "heading"')
    expect(() => mapSplitFeature({ ...raw, bodyHtml: null })).toThrow('Entry "Home: inbox", field "body"')
    expect(() => mapSplitFeature({ ...raw, image: { picture: null } })).toThrow('Entry "Home: inbox", field "image"')
  })
})
