import { afterWriting, type Arrival, decideLanding, earlierVisits, pricing } from './test-support/landings'

const landing = (parts: Partial<Arrival> = {}): Arrival => ({ url: pricing, referrer: '', ...parts })

describe('the written cookies', () => {
  it('renew the last touch even if it stays the same, and never the first', () => {
    expect(decideLanding(landing(), earlierVisits.cookies)).toEqual({
      hs_attr_last: 'utmcsr=partner.example|utmcmd=referral|utmcct=/tools/',
      hs_attr_last_url: '/pricing/',
      hs_referrer_id: '',
    })
  })

  it('have less than 700 bytes in total for ordinary values', () => {
    const url = `${pricing}?utm_source=capterra&utm_medium=cpc&utm_campaign=2025-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table&gclid=${'Cj0KCQ_-w'.repeat(10)}`
    const first = afterWriting('', decideLanding(landing({ url, referrer: 'https://www.capterra.com/help-desk/' }), ''))
    const later = landing({ referrer: `https://blog.example/${'a-long-title/'.repeat(9)}` })
    const worst = afterWriting(first, { ...decideLanding(later, first), hs_ab_variant: '1' })
    expect(worst.length).toBeLessThan(700)
  })
})

describe('the stored referrer', () => {
  const referrerAfter = (parts: Partial<Arrival>, cookies = ''): string | undefined =>
    decideLanding(landing(parts), cookies).hs_referrer_id
  const before = `${earlierVisits.cookies}; hs_referrer_id=https://partner.example/tools/`

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
  const { hs_attr_last, hs_referrer_id } = decideLanding(landing({ referrer: 'android-app://com.slack/a' }), '')
  parse.mockRestore()
  expect(hs_attr_last).toBe('utmcsr=com.slack|utmcmd=referral|utmcct=/a')
  expect(hs_referrer_id).toBe('android-app://com.slack/a')
})

describe('the configuration of the build', () => {
  const { env } = process

  /** Decides with modules loaded in another environment. */
  const decideWith = async (variables: object, parts: Partial<Arrival>): Promise<string | undefined> => {
    process.env = { ...env, ...variables }
    jest.resetModules()
    const { decideLanding: decideAnew } = await import('./test-support/landings')
    process.env = env
    return decideAnew(landing(parts), '').hs_attr_last
  }

  it.each(['gbraid', 'wbraid'])('counts clicks on iPhones as paid with %s', async (name) => {
    const click = { url: `${pricing}?${name}=1` }
    await expect(decideWith({ PAID_CLICK_IDS: 'gclid,gbraid,wbraid' }, click)).resolves.toBe(
      `utmcsr=google|utmcmd=cpc|${name}=1`,
    )
  })

  it('defines the hosts that are not sources', async () => {
    const ours = { PRODUCT_DOMAIN: 'brand.example' }
    await expect(decideWith(ours, { referrer: 'https://docs.brand.example/' })).resolves.toBe('utmcsr=(direct)')
    await expect(decideWith(ours, { referrer: 'https://docs.hearthside.example/' })).resolves.toContain('referral')
  })
})
