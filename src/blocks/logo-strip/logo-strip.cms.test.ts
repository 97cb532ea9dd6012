import { mapLogoStrip } from './logo-strip.cms'

const picture = { src: '/kestrel.svg', width: 120, height: 36, alt: '', sources: [] }
const kestrel = { contentful_id: 'kestrel', title: 'Kestrel', url: 'https://kestrel.example/', image: { picture } }

const raw: Queries.LogoStripBlockFragment = {
  contentful_id: 'logos',
  name: 'Home: logos',
  anchor: null,
  background: 'cream',
  heading: null,
  logos: [
    kestrel,
    null,
    { ...kestrel, contentful_id: 'oatwell', url: null, image: { picture: { ...picture, alt: 'Oatwell’s oat' } } },
  ],
}

describe('mapLogoStrip', () => {
  it('names each logo by its description, else by its title', () => {
    expect(mapLogoStrip(raw)).toMatchObject({
      background: 'cream',
      heading: undefined,
      logos: [
        { id: 'kestrel', picture: { alt: 'Kestrel' }, href: 'https://kestrel.example/' },
        { id: 'oatwell', picture: { alt: 'Oatwell’s oat' }, href: undefined },
      ],
    })
  })

  it('omits logos that are not published', () => {
    expect(mapLogoStrip(raw).logos).toHaveLength(2)
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapLogoStrip({ ...raw, logos: null })).toThrow('Entry "Home: logos", field "logos"')
    expect(() => mapLogoStrip({ ...raw, logos: [{ ...kestrel, image: null }] })).toThrow(
      'Entry "Kestrel", field "image"',
    )
    expect(() => mapLogoStrip({ ...raw, logos: [{ ...kestrel, title: null }] })).toThrow(
      'Entry "kestrel", field "title"',
    )
  })
})
