import { mapNewsletterBand } from './map-newsletter-band'

const raw: Queries.NewsletterBandBlockFragment = {
  contentful_id: 'newsletter',
  name: 'Home: newsletter',
  anchor: null,
  background: null,
  heading: 'Supportive',
  text: 'One idea.',
  linkLabel: 'Subscribe',
  linkUrl: '/newsletter/supportive/',
  note: ' ',
}

describe('mapNewsletterBand', () => {
  it('gives the words and the link', () => {
    expect(mapNewsletterBand(raw)).toEqual({
      anchor: undefined,
      background: 'white',
      heading: 'Supportive',
      text: 'One idea.',
      link: { label: 'Subscribe', href: '/newsletter/supportive/' },
      note: undefined,
    })
  })

  it('needs no more than a heading', () => {
    const bare = { ...raw, text: null, linkLabel: null, linkUrl: null, note: null }
    expect(mapNewsletterBand(bare)).toMatchObject({ heading: 'Supportive', text: undefined, link: undefined })
    expect(() => mapNewsletterBand({ ...raw, heading: '' })).toThrow('Entry "Home: newsletter", field "heading"')
  })
})
