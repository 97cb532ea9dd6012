import { localizeCanonical, localizeLink } from './localize-link'

const paths = ['/', '/pricing/']

describe('localizeLink', () => {
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

it.each([
  ['/pricing/', '/de/pricing/'],
  ['/inbox/', undefined],
  ['https://partner.example/post', undefined],
  [undefined, undefined],
])('translates the canonical address %s to %s', (canonical, expected) => {
  expect(localizeCanonical(canonical, 'de', paths)).toBe(expected)
})
