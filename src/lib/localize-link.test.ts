import { localizeLink } from './localize-link'

describe('localizeLink', () => {
  const paths = ['/', '/pricing/']

  it.each([
    ['/', '/de/'],
    ['/pricing/?plan=plus#plans', '/de/pricing/?plan=plus#plans'],
    ['/de/pricing/', '/de/pricing/'],
    ['#plans', '#plans'],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['https://elsewhere.example/pricing/', 'https://elsewhere.example/pricing/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('leads from %s to %s', (href, expected) => {
    expect(localizeLink(href, 'de', paths)).toEqual({ href: expected })
  })

  it('names the language of a page that is not translated', () => {
    expect(localizeLink('/inbox/#move-in', 'de', paths)).toEqual({ href: '/inbox/#move-in', hrefLang: 'en' })
  })
})
