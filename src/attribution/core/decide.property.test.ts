import fc from 'fast-check'
import { afterWriting, decideLanding, pricing, rereadFirstTouch, rereadLastTouch } from './test-support/landings'

const text = fc.string({ unit: 'binary', maxLength: 400 })
const cookie = fc.tuple(
  fc.constantFrom('hs_attr_last', 'hs_attr_first', 'hs_attr_last_url', 'hs_attr_first_url', 'hs_referrer_id', 'other'),
  fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('utmcsr=a|utmcmd=b', 'a~~b~~c~~d~~e', '/a/', '%', '%E0%A4')),
)
const jar = fc.array(cookie).map((cookies) => cookies.map(([name, value]) => `${name}=${value}`).join('; '))
const navigation = fc.constantFrom('navigate', 'reload', 'back_forward', 'prerender', undefined)
const url = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .dictionary(fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'gclid', '__proto__'), text)
    .map((parameters) => `${pricing}?${new URLSearchParams(Object.entries(parameters)).toString()}`),
)

/** Characters that no cookie may contain: they would end the cookie, or the browser would reject it. */
const unsafe = /[^\x21-\x7e]|[;,"\\]/

it('returns valid cookies for any input', () => {
  fc.assert(
    fc.property(url, fc.oneof(url, text), jar, navigation, (page, referrer, cookies, how) => {
      const changes = decideLanding({ url: page, referrer, navigation: how }, cookies)
      for (const value of Object.values(changes)) {
        expect(value).not.toMatch(unsafe)
        expect(value.length).toBeLessThan(1500)
      }
    }),
  )
})

it('writes the first touch on the first landing only, and never replaces a touch by direct', () => {
  fc.assert(
    fc.property(url, url, (page, referrer) => {
      const first = afterWriting('', decideLanding({ url: page, referrer }, ''))
      const second = decideLanding({ url: pricing, referrer: '' }, first)
      expect(Object.keys(second)).not.toContain('hs_attr_first')
      expect(Object.keys(second)).not.toContain('hs_attr_first_url')
      expect(rereadLastTouch(afterWriting(first, second))).toEqual(rereadLastTouch(first))
      expect(rereadFirstTouch(first)).toEqual(rereadLastTouch(first))
    }),
  )
})

it('returns the same result twice', () => {
  fc.assert(
    fc.property(url, url, jar, (page, referrer, cookies) => {
      const once = decideLanding({ url: page, referrer }, cookies)
      const after = afterWriting(cookies, once)
      expect(
        afterWriting(after, decideLanding({ url: page, referrer }, after))
          .split('; ')
          .sort(),
      ).toEqual(after.split('; ').sort())
    }),
  )
})

it('does not match engines or sites by parts of a label', () => {
  // Two hyphens in the third position mark Punycode, which must be valid.
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/).filter((text) => !text.startsWith('--', 2))
  const engines = ['google.com', 'bing.com', 'yahoo.co.uk', 'aol.com', 'yandex.ru', 'baidu.com', 'ask.com']
  const others = ['comcast.net', 'xfinity.com', 'facebook.com', 't.co', 'x.com', 'ok.ru', 'www.hearthside.example']
  const known = fc.constantFrom(...engines, ...others)
  fc.assert(
    fc.property(known, label, label, (host, before, after) => {
      for (const other of [`${before}${host}`, `${host}.${after}.example`]) {
        const changes = decideLanding({ url: pricing, referrer: `https://${other}/` }, '')
        expect(rereadLastTouch(afterWriting('', changes))).toEqual([other, 'referral', '', '', '/'])
      }
    }),
  )
})
