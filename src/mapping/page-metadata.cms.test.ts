import { mapSiteMetadata, mapSocialImage } from './page-metadata.cms'

describe('mapSiteMetadata', () => {
  it('has a default name for a space without settings', () => {
    expect(mapSiteMetadata({ site: null, contentfulSiteSettings: null })).toEqual({
      siteUrl: '',
      siteName: 'Hearthside',
      description: undefined,
      socialImage: undefined,
    })
  })
})

const image = { title: 'Team', description: 'A team at its desks', socialImage: '/pictures/team.jpg' }

describe('mapSocialImage', () => {
  it.each([
    ['the description of the asset', image, 'A team at its desks'],
    ['the title of the asset', { ...image, description: '' }, 'Team'],
    [
      'the title of the page, not the mark of a decoration,',
      { ...image, description: null, title: 'Decoration: arch' },
      'Pricing',
    ],
    ['the title of the page', { ...image, description: null, title: null }, 'Pricing'],
  ])('uses %s as alternative text', (_name, given, alt) => {
    expect(mapSocialImage(given, 'Pricing')).toEqual({ src: '/pictures/team.jpg', alt })
  })

  it('is undefined without a picture and for SVG, which is not cropped', () => {
    expect(mapSocialImage(null, 'Pricing')).toBeUndefined()
    expect(mapSocialImage({ ...image, socialImage: null }, 'Pricing')).toBeUndefined()
  })
})
