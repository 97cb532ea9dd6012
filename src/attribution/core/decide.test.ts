import { changedCookies } from './stored-attribution'
import { type Arrival, decideLanding, earlierVisits, known, pricing } from './test-support/landings'
import type { CookieValues, Touch } from './values'

const landing = (parts: Partial<Arrival> = {}): Arrival => ({ url: pricing, referrer: '', ...parts })

describe('the written cookies', () => {
  const writtenAfter = (parts: Partial<Arrival>, cookies: string): CookieValues =>
    changedCookies(decideLanding(landing(parts), cookies), known(cookies))

  it('renew the last touch even if it stays the same, and never the first', () => {
    expect(writtenAfter({}, earlierVisits)).toEqual({
      hs_attr_last: 'utmcsr=partner.example|utmcmd=referral|utmcct=/tools/',
      hs_attr_last_url: '/pricing/',
      hs_referrer_id: '',
    })
  })

  it('have less than 700 bytes in total for ordinary values', () => {
    const url = `${pricing}?utm_source=capterra&utm_medium=cpc&utm_campaign=2025-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table&gclid=${'Cj0KCQ_-w'.repeat(10)}`
    const written = writtenAfter({ url, referrer: `https://www.capterra.com/${'a-long-title/'.repeat(9)}` }, '')
    const cookies = Object.entries({ ...written, hs_ab_variant: '1' }).map(([name, value]) => `${name}=${value}`)
    expect(cookies.join('; ').length).toBeLessThan(700)
  })
})

describe('the stored referrer', () => {
  const referrerAfter = (parts: Partial<Arrival>, cookies = ''): string | undefined =>
    decideLanding(landing(parts), cookies).referrer
  const before = `${earlierVisits}; hs_referrer_id=https://partner.example/tools/`

  it.each([
    ['https://b:c@a.example:8443/b?email=c#d', 'https://a.example:8443/b'],
    [`https://a.example/${'c/'.repeat(300)}`, `https://a.example/${'c/'.repeat(91)}`],
    ['android-app://com.slack/', 'android-app://com.slack/'],
    ['https://docs.hearthside.example/', ''],
  ])('is origin and path, at most 200 characters: %.40s', (referrer, id) => {
    expect(referrerAfter({ referrer })).toBe(id)
  })

  it.each([
    ['a visit without referrer', {}],
    ['a campaign on our own pages', { url: `${pricing}?utm_source=a`, referrer: 'https://www.hearthside.example/' }],
    ['a reload', { referrer: 'https://other.example/', navigation: 'reload' }],
  ])('stays the same after %s', (_name, parts) => {
    expect(referrerAfter(parts, before)).toBe('https://partner.example/tools/')
  })

  it('is stored with its touch', () => {
    const again = { url: `${pricing}?utm_source=ads`, referrer: 'https://ads.example/', navigation: 'reload' }
    expect(referrerAfter(again, before)).toBe('https://ads.example/')
    expect(referrerAfter({ url: `${pricing}?utm_source=mail` }, before)).toBe('')
    expect(referrerAfter({}, 'hs_referrer_id=https://left.example/')).toBe('')
  })
})

it('recognizes apps in Chrome before 130, which parses no host of their addresses', () => {
  class OldUrl extends URL {
    override get hostname(): string {
      return this.protocol === 'android-app:' ? '' : super.hostname
    }
  }
  const parse = jest.spyOn(globalThis, 'URL').mockImplementation((...address) => new OldUrl(...address))
  const { last, referrer } = decideLanding(landing({ referrer: 'android-app://com.slack/a' }))
  parse.mockRestore()
  expect(last).toMatchObject({ source: 'com.slack', medium: 'referral', content: '/a' })
  expect(referrer).toBe('android-app://com.slack/a')
})

describe('the configuration of the build', () => {
  const { env } = process

  /** Decides with modules loaded in another environment. */
  const decideWith = async (variables: object, parts: Partial<Arrival>): Promise<Touch> => {
    process.env = { ...env, ...variables }
    jest.resetModules()
    const { decideLanding: decideAnew } = await import('./test-support/landings')
    process.env = env
    return decideAnew(landing(parts)).last
  }

  it.each(['gbraid', 'wbraid'])('counts clicks on iPhones as paid with %s', async (name) => {
    const click = { url: `${pricing}?${name}=1` }
    await expect(decideWith({ PAID_CLICK_IDS: 'gclid,gbraid,wbraid' }, click)).resolves.toMatchObject({
      source: 'google',
      medium: 'cpc',
      [name]: '1',
    })
  })

  it('defines the hosts that are not sources', async () => {
    const ours = { PRODUCT_DOMAIN: 'brand.example' }
    await expect(decideWith(ours, { referrer: 'https://docs.brand.example/' })).resolves.toMatchObject({
      source: '(direct)',
    })
    await expect(decideWith(ours, { referrer: 'https://docs.hearthside.example/' })).resolves.toMatchObject({
      medium: 'referral',
    })
  })
})
