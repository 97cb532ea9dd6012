import { mapHero } from './hero.cms'

const picture = { src: '/hero.png', width: 1600, height: 1200, alt: 'An inbox', sources: [] }

const raw: Queries.HeroBlockFragment = {
  contentful_id: 'home-hero',
  name: 'Home: hero',
  anchor: 'top',
  background: 'night',
  layout: 'centered',
  eyebrow: 'Help desk',
  heading: 'Support that feels like home',
  text: 'One inbox.',
  primaryLabel: 'Start free trial',
  primaryUrl: '/trial/',
  secondaryLabel: 'Get a demo',
  secondaryUrl: '/demo/',
  note: 'No card needed.',
  image: { picture },
  phoneImage: null,
  form: null,
}

const bare: Queries.HeroBlockFragment = {
  ...raw,
  anchor: null,
  background: null,
  layout: null,
  eyebrow: '',
  text: null,
  primaryLabel: null,
  secondaryUrl: null,
  note: null,
  image: null,
}

describe('mapHero', () => {
  it('maps text, actions and picture', () => {
    expect(mapHero(raw)).toEqual({
      anchor: 'top',
      background: 'night',
      layout: 'centered',
      eyebrow: 'Help desk',
      heading: 'Support that feels like home',
      text: 'One inbox.',
      primary: { label: 'Start free trial', href: '/trial/' },
      secondary: { label: 'Get a demo', href: '/demo/' },
      note: 'No card needed.',
      picture,
    })
  })

  it('is split and white by default', () => {
    expect(mapHero(bare)).toEqual({
      background: 'white',
      layout: 'split',
      heading: 'Support that feels like home',
    })
  })

  it('shows another picture of the same proportions on phones', () => {
    const source = { type: 'image/avif', srcSet: '/hero-phone-720.avif 720w' }
    const phone = {
      src: '/hero-phone.png',
      width: 480,
      height: 360,
      alt: '',
      sources: [{ ...source, srcSet: `/hero-phone-480.avif 480w, ${source.srcSet}` }],
    }
    expect(mapHero({ ...raw, phoneImage: { picture: phone } }).picture).toEqual({
      ...picture,
      sources: [{ ...source, media: 'not all and (min-width: 768px)' }],
    })
    expect(mapHero({ ...raw, image: null, phoneImage: { picture: phone } }).picture).toBeUndefined()
    expect(() => mapHero({ ...raw, phoneImage: { picture: { ...phone, height: 480 } } })).toThrow(
      'Entry "Home: hero", field "phoneImage": it must have the proportions of "image", 1600 to 1200',
    )
  })

  it('names the entry and the field when the heading is missing', () => {
    expect(() => mapHero({ ...raw, heading: null })).toThrow('Entry "Home: hero", field "heading"')
  })
})
