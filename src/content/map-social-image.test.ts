import { mapSocialImage } from './map-social-image'

const image = { title: 'Team', description: 'A team at its desks', socialImage: '/pictures/team.jpg' }

describe('mapSocialImage', () => {
  it.each([
    ['what the asset says it shows', image, 'A team at its desks'],
    ['the name of the asset', { ...image, description: '' }, 'Team'],
    ['the title of the page', { ...image, description: null, title: null }, 'Pricing'],
  ])('has %s for its words', (_name, given, alt) => {
    expect(mapSocialImage(given, 'Pricing')).toEqual({ src: '/pictures/team.jpg', alt })
  })

  it('is none when none is chosen, and none for a drawing, which is not cut', () => {
    expect(mapSocialImage(null, 'Pricing')).toBeUndefined()
    expect(mapSocialImage({ ...image, socialImage: null }, 'Pricing')).toBeUndefined()
  })
})
