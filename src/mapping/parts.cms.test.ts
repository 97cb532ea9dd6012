import { mapPictureWithPhone, mapTeaser } from './parts.cms'

describe('mapPictureWithPhone', () => {
  const picture = { src: '/hero.png', width: 1600, height: 1200, alt: 'An inbox', sources: [] }
  const source = { type: 'image/avif', srcSet: '/hero-phone-480.avif 480w, /hero-phone-720.avif 720w' }
  const phone = { src: '/hero-phone.png', width: 480, height: 360, alt: '', sources: [source] }
  const mapWith = (image: typeof picture | null, phoneImage: typeof phone | null) =>
    mapPictureWithPhone({
      contentful_id: 'hero',
      name: 'Home: hero',
      image: { picture: image },
      phoneImage: { picture: phoneImage },
    })

  it('is only the picture without one for phones, and undefined without a picture', () => {
    expect(mapWith(picture, null)).toEqual(picture)
    expect(mapWith(null, phone)).toBeUndefined()
  })

  it('shows the largest file of the other picture on phones', () => {
    expect(mapWith(picture, phone)?.sources).toEqual([
      { type: 'image/avif', srcSet: '/hero-phone-720.avif 720w', media: 'not all and (min-width: 48em)' },
    ])
  })

  it('rejects a picture of other proportions for phones', () => {
    expect(() => mapWith(picture, { ...phone, height: 480 })).toThrow(
      'Entry "Home: hero", field "phoneImage": it must have the proportions of "image", 1600 to 1200',
    )
  })
})

describe('mapTeaser', () => {
  const texts = { text: ' ', label: 'Craft', date: null, minutes: null, person: null, icon: null, logo: null }
  const cover = { src: '/covers/blogPost.svg', width: 640, height: 400 }
  const own = { src: '/own.png', width: 640, height: 480, alt: '', sources: [] }

  it.each([
    ['of the editor', { picture: own }, own],
    ['drawn by the build', null, { ...cover, alt: '', sources: [] }],
  ])('shows the picture %s', (_name, image, picture) => {
    expect(mapTeaser({ id: 'a', href: '/a/', title: 'A', ...texts, image, cover })).toMatchObject({
      text: undefined,
      label: 'Craft',
      picture,
    })
  })

  it('ignores an icon that the design system does not have', () => {
    const iconOf = (icon: string) =>
      mapTeaser({ id: 'a', href: '/a/', title: 'A', ...texts, icon, image: null, cover }).icon
    expect([iconOf('chat'), iconOf('no-such-icon')]).toEqual(['chat', undefined])
  })
})
