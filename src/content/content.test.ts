import { ContentError } from './content-error'
import { mapAction } from './map-action'
import { mapErrorPage } from './map-error-page'
import { mapPicture } from './map-picture'
import { mapSiteMetadata } from './map-site-metadata'
import { optionalText, requireField } from './require-field'

describe('requireField', () => {
  const entry = { contentful_id: 'home-hero', name: 'Home: hero' }

  it('returns what is there, zero and false included', () => {
    expect(requireField(entry, 'heading', 'Hello')).toBe('Hello')
    expect(requireField(entry, 'count', 0)).toBe(0)
    expect(requireField(entry, 'isNew', false)).toBe(false)
  })

  it.each([null, undefined, ''])('names entry and field when the value is %p', (value) => {
    expect(() => requireField(entry, 'heading', value)).toThrow(ContentError)
    expect(() => requireField(entry, 'heading', value)).toThrow('Entry "Home: hero", field "heading"')
  })

  it('names the identifier of an entry without a name', () => {
    expect(() => requireField({ contentful_id: 'home-hero' }, 'heading', null)).toThrow('Entry "home-hero"')
  })
})

describe('optionalText', () => {
  it.each([null, undefined, '', '  \n'])('is undefined for %p', (value) => {
    expect(optionalText(value)).toBeUndefined()
  })

  it('leaves words as they are', () => {
    expect(optionalText(' word ')).toBe(' word ')
  })
})

describe('mapAction', () => {
  it('needs label and destination', () => {
    expect(mapAction('Free Trial', '/signup/')).toEqual({ label: 'Free Trial', href: '/signup/' })
    expect(mapAction('Free Trial', null)).toBeUndefined()
    expect(mapAction('', '/signup/')).toBeUndefined()
  })
})

describe('mapPicture', () => {
  const raw = { src: '/a.webp', width: 2, height: 1, alt: '', sources: [] }

  it('is undefined for an empty field and for a file that is no picture', () => {
    expect(mapPicture(null)).toBeUndefined()
    expect(mapPicture({ picture: null })).toBeUndefined()
  })

  it('turns null into absence', () => {
    expect(mapPicture({ picture: raw })).toEqual(raw)
  })
})

describe('mapSiteMetadata', () => {
  it('has a name even for a space without settings', () => {
    expect(mapSiteMetadata({ site: null, contentfulSiteSettings: null })).toEqual({
      siteUrl: '',
      siteName: 'Hearthside',
      description: undefined,
      socialImage: undefined,
    })
  })
})

describe('mapErrorPage', () => {
  it.each(['404', '500', 'offline'])('has words for %s when the space has none', (status) => {
    const page = mapErrorPage(null, status)
    expect(page.title).not.toBe('')
    expect(page.heading).not.toBe('')
    expect(page.links).toContainEqual({ label: 'Go to the home page', href: '/' })
  })

  it('prefers the words of the CMS and leaves out links that lead nowhere', () => {
    const raw = {
      title: 'Gone',
      heading: 'Nobody home',
      text: 'Try the porch.',
      links: [null, { title: 'Home', url: '/' }, { title: 'x', url: null }],
    }
    expect(mapErrorPage(raw, '404')).toEqual({
      title: 'Gone',
      heading: 'Nobody home',
      text: 'Try the porch.',
      links: [{ label: 'Home', href: '/' }],
    })
  })

  it('speaks of an error of the server for a status that it does not know', () => {
    expect(mapErrorPage(null, '418').heading).toBe(mapErrorPage(null, '500').heading)
  })
})
