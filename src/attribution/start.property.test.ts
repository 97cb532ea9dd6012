/** @jest-environment jsdom */
import fc from 'fast-check'
import { pricing } from './core/test-support/earlier-visits'
import { Visitor } from './test-support/visitor'

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
const cookies = fc.dictionary(fc.constantFrom(...names, 'hs_referrer_id', 'hs_ab_variant', '__proto__'), text)

it('never fails, and never changes where a link leads', () => {
  fc.assert(
    fc.property(text, text, cookies, text, (query, referrer, stored, linkQuery) => {
      const log = jest.fn<undefined, [unknown]>()
      const link = document.createElement('a')
      link.href = `${signUp}?${linkQuery}`
      document.body.replaceChildren(link)
      const page = new Visitor(stored).open({ url: `${pricing}?${query}`, referrer }, { log })
      link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      page.close()
      expect(log.mock.calls.flat().filter((details) => details instanceof Error)).toEqual([])
      expect(link.origin + link.pathname).toBe(signUp)
    }),
    { numRuns: 300 },
  )
})
