/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/pricing/"}
 */
import fc from 'fast-check'
import { openPage } from './test-support/open-page'

const signUp = 'https://secure.hearthside.example/members/register/'

/** Parts of hostile addresses and cookies. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '%',
    '%E0%A4',
    '%00',
    '%0A',
    '%7C',
    '&',
    '&&',
    '=',
    '+',
    ';',
    '|',
    '~~',
    '"',
    '\\',
    '#',
    '?',
    '//',
    '..',
  ),
  fc.constantFrom(
    'a@b.c',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'null',
    '{"utm_source":1}',
    '\uD83D',
  ),
  fc.constantFrom('utm_source=', 'utm_campaign=', 'gclid=', 'promo=', 'gspk=', 'hs_tvar=50-A', 'reg=', 'x'.repeat(500)),
  fc.constantFrom('utmcsr=a|utmcmd=', '1.2.3.4.utmcsr=', 'a~~b~~c~~d~~e', 'https://', 'javascript:', '50-B', 'google'),
)
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const names = ['last', 'first', 'last_url', 'first_url', 'signup'].map((name) => `hs_attr_${name}`)
const cookies = fc
  .dictionary(fc.constantFrom(...names, 'hs_referrer_id', 'hs_ab_variant', '__proto__'), text)
  .map((values) => Object.entries(values).map((pair) => pair.join('=')))

it('never fails, and never changes where a link leads', () => {
  localStorage.setItem('hs_attr_debug', '1')
  const log = jest.spyOn(console, 'debug').mockImplementation(() => undefined)
  const read = jest.spyOn(Document.prototype, 'cookie', 'get')
  jest.spyOn(Document.prototype, 'cookie', 'set').mockReturnValue()
  fc.assert(
    fc.property(text, text, cookies, text, (query, referrer, stored, linkQuery) => {
      read.mockReturnValue(stored.join('; '))
      const link = document.createElement('a')
      link.href = `${signUp}?${linkQuery}`
      document.body.replaceChildren(link)
      const page = openPage({ url: `/pricing/?${query}`, referrer })
      link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      page.close()
      expect(log.mock.calls.flat().filter((details) => details instanceof Error)).toEqual([])
      expect(link.origin + link.pathname).toBe(signUp)
    }),
    { numRuns: 300 },
  )
})
