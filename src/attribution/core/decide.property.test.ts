import fc from 'fast-check'
import { changedCookies } from './stored-attribution'
import { decideLanding, known, pricing } from './test-support/landings'

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
      const decision = decideLanding({ url: page, referrer, navigation: how }, cookies)
      for (const value of Object.values(changedCookies(decision, known(cookies)))) {
        expect(value).not.toMatch(unsafe)
        expect(value.length).toBeLessThan(1500)
      }
    }),
  )
})

it('does not match engines or sites by parts of a label', () => {
  // Two hyphens in the third position mark Punycode, which must be valid.
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/).filter((text) => !text.startsWith('--', 2))
  const engines = ['google.com', 'bing.com', 'yahoo.co.uk', 'aol.com', 'yandex.ru', 'baidu.com', 'ask.com']
  const others = ['comcast.net', 'xfinity.com', 'facebook.com', 't.co', 'x.com', 'ok.ru', 'www.hearthside.example']
  const host = fc.constantFrom(...engines, ...others)
  fc.assert(
    fc.property(host, label, label, (name, before, after) => {
      for (const other of [`${before}${name}`, `${name}.${after}.example`]) {
        const { last } = decideLanding({ url: pricing, referrer: `https://${other}/` })
        expect(last).toMatchObject({ source: other, medium: 'referral', content: '/' })
      }
    }),
  )
})
