import { decideLanding, type Arrival } from './test-support/decide-landing'
import { earlierVisits, pricing } from './test-support/landing-row'
import { afterWriting, rereadLastTouch } from './test-support/reread'

const landing = (parts: Partial<Arrival> = {}): Arrival => ({ url: pricing, referrer: '', ...parts })

describe('what is written', () => {
  it('is in the formats that other systems read', () => {
    const url = `${pricing}?utm_source=news+letter&utm_medium=email&utm_campaign=spring&utm_content=top/left`
    expect(decideLanding(landing({ url, referrer: 'https://mail.example/inbox' }), '')).toEqual({
      hs_attr_last: 'utmcsr=news%20letter|utmccn=spring|utmcmd=email|utmcct=top/left',
      hs_attr_last_url: '/pricing/',
      hs_referrer_id: 'https://mail.example/inbox',
      hs_attr_first: 'news%20letter~~email~~-~~spring~~top/left',
      hs_attr_first_url: '/pricing/',
    })
  })

  it('never touches a first touch and a first page that are there', () => {
    const changes = decideLanding(landing({ referrer: 'https://t.co/' }), earlierVisits.cookies)
    expect(Object.keys(changes)).toEqual(['hs_attr_last', 'hs_attr_last_url', 'hs_referrer_id'])
  })

  it('has the last touch even when it stays, so that it lasts from now on', () => {
    expect(decideLanding(landing(), earlierVisits.cookies)).toMatchObject({
      hs_attr_last: 'utmcsr=partner.example|utmcmd=referral|utmcct=/tools/',
      hs_attr_last_url: '/pricing/',
    })
  })

  it('keeps together less than 700 bytes for ordinary values', () => {
    const url = `${pricing}?utm_source=capterra&utm_medium=cpc&utm_campaign=2025-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table&gclid=${'Cj0KCQ_-w'.repeat(10)}`
    const first = decideLanding(landing({ url, referrer: 'https://www.capterra.com/help-desk-software/' }), '')
    expect(afterWriting('', first).length).toBeLessThan(550)
    const worst = afterWriting(afterWriting('', first), {
      ...decideLanding(
        landing({ referrer: `https://blog.example/${'a-long-title/'.repeat(9)}` }),
        afterWriting('', first),
      ),
      hs_ab_variant: '1',
    })
    expect(worst.length).toBeLessThan(700)
  })

  it.each(['x', '~', 'é', '受', '🔥', '\u0000', '"'])('stays below the limits for values of many %j', (character) => {
    const long = encodeURIComponent(character.repeat(3000))
    const url = `${pricing}${long}?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}&utm_term=${long}&utm_content=${long}&gclid=${long}`
    const changes = decideLanding(landing({ url, referrer: `https://x.example/${long}` }), '')
    for (const value of Object.values(changes)) expect(value.length).toBeLessThan(1800)
    expect(rereadLastTouch(afterWriting('', changes)).every(Boolean)).toBe(true)
  })
})

describe('the referrer that goes along', () => {
  const referrerAfter = (parts: Partial<Arrival>, cookies = ''): string | undefined =>
    decideLanding(landing(parts), cookies).hs_referrer_id
  const before = `${earlierVisits.cookies}; hs_referrer_id=https://partner.example/tools/`

  it.each([
    ['a page', 'https://a.example/b/c', 'https://a.example/b/c'],
    ['an origin', 'https://a.example', 'https://a.example/'],
    ['a port', 'https://a.example:8443/', 'https://a.example:8443/'],
    ['a page with a query', 'https://a.example/b?email=c', 'https://a.example/b'],
    ['a page with a fragment', 'https://a.example/b#c', 'https://a.example/b'],
    ['a page with a password', 'https://b:c@a.example/', 'https://a.example/'],
    ['an engine', 'https://www.google.com/search?q=a', 'https://www.google.com/search'],
    ['a social site', 'https://t.co/abc', 'https://t.co/abc'],
    ['an app', 'android-app://com.slack/', 'android-app://com.slack/'],
    ['no page', '', ''],
    ['no page at all', 'about:blank', ''],
    ['an app without a name', 'android-app:///a', ''],
    ['our own page', 'https://docs.hearthside.example/', ''],
  ])('is, from %s, origin and path', (_name, referrer, id) => {
    expect(referrerAfter({ referrer })).toBe(id)
  })

  it('is cut at 200 characters', () => {
    expect(referrerAfter({ referrer: `https://a.example/${'b'.repeat(15)}/${'c/'.repeat(300)}` })).toHaveLength(200)
  })

  it.each([
    ['a visit without referrer', {}],
    ['a visit from our own pages', { referrer: 'https://www.hearthside.example/' }],
    ['a campaign on our own pages', { url: `${pricing}?utm_source=a`, referrer: 'https://www.hearthside.example/' }],
    ['a reload', { referrer: 'https://other.example/', navigation: 'reload' }],
    ['going back', { referrer: 'https://other.example/', navigation: 'back_forward' }],
  ])('stays the same after %s', (_name, parts) => {
    expect(referrerAfter(parts, before)).toBe('https://partner.example/tools/')
  })

  it.each(['reload', 'back_forward'])('is of the visit when a campaign counts again after %s', (navigation) => {
    const parts = { url: `${pricing}?utm_source=ads`, referrer: 'https://ads.example/', navigation }
    expect(referrerAfter(parts, before)).toBe('https://ads.example/')
  })

  it('goes with the touch that it belongs to', () => {
    expect(referrerAfter({ referrer: 'https://other.example/' }, before)).toBe('https://other.example/')
    expect(referrerAfter({ url: `${pricing}?utm_source=mail` }, before)).toBe('')
    expect(referrerAfter({}, 'hs_referrer_id=https://left.example/')).toBe('')
  })
})

describe('what the build is told', () => {
  const { env } = process

  /** Decides with modules that have read another environment. */
  const decideWith = async (variables: object, parts: Partial<Arrival>): Promise<string | undefined> => {
    process.env = { ...env, ...variables }
    jest.resetModules()
    const { decideLanding: decideAnew } = await import('./test-support/decide-landing')
    process.env = env
    return decideAnew(landing(parts), '').hs_attr_last
  }

  it.each(['gbraid', 'wbraid'])('lets clicks on iPhones count as paid with %s', async (name) => {
    const click = { url: `${pricing}?${name}=1` }
    await expect(decideWith({ PAID_CLICK_IDS: 'gclid,gbraid,wbraid' }, click)).resolves.toBe(
      `utmcsr=google|utmcmd=cpc|${name}=1`,
    )
    await expect(decideWith({}, click)).resolves.toBe('utmcsr=(direct)')
  })

  it('says whose pages are no sources', async () => {
    const ours = { PRODUCT_DOMAIN: 'brand.example' }
    await expect(decideWith(ours, { referrer: 'https://docs.brand.example/' })).resolves.toBe('utmcsr=(direct)')
    await expect(decideWith(ours, { referrer: 'https://docs.hearthside.example/' })).resolves.toContain('referral')
  })
})

it('does not count a sign-in host that is listed', async () => {
  jest.resetModules()
  const { productHosts } = await import('../../data/hosts')
  productHosts.push('accounts.google.com')
  const { decideLanding: decideAnew } = await import('./test-support/decide-landing')
  const changes = decideAnew(landing({ referrer: 'https://accounts.google.com/' }), earlierVisits.cookies)
  expect(changes.hs_attr_last).toBe('utmcsr=partner.example|utmcmd=referral|utmcct=/tools/')
})

it('throws without a URL, and names the check', () => {
  const nothing = undefined as unknown as string
  expect(() => decideLanding(landing({ url: nothing }), '')).toThrow(new Error('Undefined URL'))
})
