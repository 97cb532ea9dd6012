/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/pricing/"}
 */
import { jarOf } from './core/test-support/jar-of'
import { Visitor, type OpenPage } from './test-support/visitor'

const site = 'https://www.hearthside.example'
const register = 'https://secure.hearthside.example/members/register/'
const ad = `${site}/pricing/?utm_source=ads&utm_medium=cpc&utm_campaign=fall`
const fromGoogle = { url: `${site}/`, referrer: 'https://www.google.com/search?q=help+desk' }

/** The parameters of a sign-up link after both visits, the ad as the later one, without a referrer. */
const adAfterGoogle = {
  utm_source: 'ads',
  utm_medium: 'cpc',
  utm_campaign: 'fall',
  utm_first_source: 'google',
  utm_first_medium: 'organic',
  last_touch_url: '/pricing/',
  first_touch_url: '/',
}

const pages: OpenPage[] = []
const open = (visitor: Visitor, ...rest: Parameters<Visitor['open']>): OpenPage => {
  const page = visitor.open(...rest)
  pages.push(page)
  return page
}

/** Follows a link like a visitor and returns its parameters. */
const use = (how = 'click', href = register): Record<string, string> => {
  document.body.innerHTML = `<a href="${href}"><span>Free Trial</span></a>`
  document.addEventListener(how, (event) => event.preventDefault(), { once: true })
  document.querySelector('span')?.dispatchEvent(new Event(how, { bubbles: true, cancelable: true }))
  const link = document.querySelector('a')
  return Object.fromEntries(new URLSearchParams(link?.search))
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
  jest.useRealTimers()
})

describe('a first visit', () => {
  it('is recorded once, and a sign-up link carries it', () => {
    const visitor = new Visitor()
    open(visitor, fromGoogle)
    expect(visitor.writes).toEqual([
      'hs_attr_last=utmcsr=google|utmcmd=organic|utmctr=help%20desk',
      'hs_attr_first=google~~organic~~help%20desk~~-~~-',
      'hs_attr_last_url=/',
      'hs_attr_first_url=/',
      'hs_referrer_id=https://www.google.com/search',
    ])
    expect(use()).toEqual({
      utm_source: 'google',
      utm_medium: 'organic',
      utm_first_source: 'google',
      utm_first_medium: 'organic',
      last_touch_url: '/',
      first_touch_url: '/',
      referrer: 'https://www.google.com/search',
    })
  })

  it('reads the cookies once to decide, and not again to decorate existing links', () => {
    const cookies = jest.fn(() => jarOf('hs_attr_first=ads~~cpc~~-~~-~~-'))
    const page = open(new Visitor(), fromGoogle, { cookies })
    document.body.innerHTML = `<a href="${register}">Free Trial</a>`
    page.linksAppeared()
    jest.runAllTimers()
    expect(document.querySelector('a')?.search).toMatch(/utm_source=google.*utm_first_source=ads/)
    expect(cookies).toHaveBeenCalledTimes(1)
  })

  it('is not recorded on a page that the script does not track', () => {
    const visitor = new Visitor()
    open(visitor, { url: 'https://docs.hearthside.example/?utm_source=ads' })
    expect(visitor.writes).toEqual([])
    expect(use()).toEqual({})
  })
})

describe('journeys', () => {
  it('a change of route records nothing, although the referrer stays the same', () => {
    const visitor = new Visitor()
    const page = open(visitor, fromGoogle)
    const { cookies } = visitor
    page.goTo(`${site}/inbox/`)
    page.goTo(`${site}/pricing/?utm_source=inner`)
    jest.runAllTimers()
    expect(visitor.writes).toHaveLength(5)
    expect(visitor.cookies).toBe(cookies)
    expect(use()).toMatchObject({ utm_source: 'google', last_touch_url: '/' })
  })

  it('a reload of an old landing page does not replace a newer campaign', () => {
    const visitor = new Visitor()
    open(visitor, fromGoogle).close()
    open(visitor, { url: ad }).close()
    open(visitor, { ...fromGoogle, navigation: 'reload' })
    expect(use()).toMatchObject({ utm_source: 'ads', utm_campaign: 'fall', last_touch_url: '/' })
  })

  it('a page from the back-forward cache records nothing, and its links carry the newest values', () => {
    const visitor = new Visitor()
    open(visitor, fromGoogle)
    open(visitor, { url: ad }).close()
    const { length } = visitor.writes
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(visitor.writes).toHaveLength(length)
    expect(use()).toMatchObject({ utm_source: 'ads' })
  })

  it('a link decorated before another tab’s visit carries that visit when it is used', () => {
    const visitor = new Visitor()
    const page = open(visitor, fromGoogle)
    document.body.innerHTML = `<a href="${register}">Free Trial</a>`
    const link = document.querySelector('a')
    page.linksAppeared()
    jest.runAllTimers()
    expect(link?.search).toContain('utm_source=google')
    open(visitor, { url: ad }).close()
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(link?.search).toContain('utm_source=ads')
    expect(link?.search).toContain('utm_first_source=google')
  })

  it('values of two tabs never mix: a later visit without a referrer has none', () => {
    const visitor = new Visitor()
    open(visitor, fromGoogle)
    open(visitor, { url: ad }).close()
    expect(use()).toEqual(adAfterGoogle)
  })
})

describe('a browser that does not keep cookies', () => {
  it('keeps an old first touch when it refuses new cookies', () => {
    const visitor = new Visitor({ hs_attr_first: 'news~~email~~-~~-~~-' })
    open(visitor, { url: ad }, { setCookie: () => undefined })
    expect(use()).toMatchObject({ utm_source: 'ads', utm_first_source: 'news' })
  })
})

it('carries a discount, which is not personal, while it waits for consent', () => {
  open(new Visitor(), { url: `${ad}&promo=SPRING` }, { whenAllowed: () => undefined })
  expect(use()).toEqual({ promo: 'SPRING' })
})

describe('links', () => {
  it.each(['click', 'auxclick', 'contextmenu', 'pointerdown'])(
    'are decorated at %s, before anything else sees it',
    (how) => {
      open(new Visitor(), { url: ad })
      expect(use(how)).toMatchObject({ utm_source: 'ads' })
    },
  )

  it('are decorated even if the page stops the event', () => {
    open(new Visitor(), { url: ad })
    const stop = (event: Event): void => event.stopPropagation()
    document.body.addEventListener('click', stop, { once: true, capture: true })
    expect(use()).toMatchObject({ utm_source: 'ads' })
  })

  it('are decorated 100 ms after they appear, not earlier', () => {
    const page = open(new Visitor(), { url: ad }, { partner: () => ({ gspk: 'p', gsxid: 'x' }) })
    document.body.innerHTML = `<a href="${register}">a</a><a href="https://secure.hearthside.example/">b</a>`
    const [signUp, home] = document.querySelectorAll('a')
    page.linksAppeared()
    jest.advanceTimersByTime(99)
    expect(home?.search).toBe('')
    jest.advanceTimersByTime(1)
    expect(home?.search).toBe('?gspk=p&gsxid=x')
    expect(signUp?.search).toContain('utm_source=ads')
  })

  it('carry the discount of the page, and of the landing page', () => {
    const page = open(new Visitor(), { url: `${site}/?promo=LANDING` })
    expect(use()).toMatchObject({ promo: 'LANDING' })
    page.goTo(`${site}/pricing/?promo=HERE`)
    expect(use()).toMatchObject({ promo: 'HERE' })
    page.goTo(`${site}/inbox/`)
    expect(use('click', 'https://secure.hearthside.example/members/login/')).toEqual({ promo: 'LANDING' })
  })

  it('carry the tools’ current ids', () => {
    const visitorIds = jest.fn(() => ({}))
    open(new Visitor(), { url: ad }, { visitorIds })
    const docs = 'https://docs.hearthside.example/'
    expect(use('click', docs)).toEqual({})
    visitorIds.mockReturnValue({ mxid: 'm', hpid: 'h' })
    expect(use('click', docs)).toEqual({ mxid: 'm', hpid: 'h' })
  })

  it('carry the paid-click id until another touch replaces it', () => {
    const visitor = new Visitor()
    open(visitor, { url: `${ad}&gclid=Cj0K` })
    expect(use()).toMatchObject({ utm_source: 'ads', gclid: 'Cj0K' })
    open(visitor, { url: `${site}/inbox/`, referrer: `${site}/pricing/` }).linksAppeared()
    expect(use()).toMatchObject({ utm_source: 'ads', gclid: 'Cj0K' })
    open(visitor, { url: `${site}/?utm_source=news` })
    expect(use()).not.toHaveProperty('gclid')
  })
})

describe('a lead', () => {
  it('carries the values of a sign-up link, term and content of the last touch, and the variant shown', () => {
    const visitor = new Visitor({ hs_ab_variant: '1' })
    open(visitor, fromGoogle)
    const page = open(visitor, { url: `${ad}&utm_term=inbox&utm_content=b&gclid=Cj0K` })
    expect(page.leadValues()).toMatchObject({
      ...adAfterGoogle,
      utm_term: 'inbox',
      utm_content: 'b',
      gclid: 'Cj0K',
      pricing_model: 'cbp',
      test_variation: '50-B',
    })
    expect(page.leadValues()).not.toHaveProperty('hs_tvar')
  })

  it('carries nothing before consent or after it is withdrawn', () => {
    let allow = (): void => undefined
    const page = open(new Visitor({ hs_ab_variant: '1' }), { url: ad }, { whenAllowed: (act) => (allow = act) })
    expect(page.leadValues()).toEqual({})
    allow()
    expect(page.leadValues()).toMatchObject({ utm_source: 'ads' })
    page.forget()
    expect(page.leadValues()).toEqual({})
  })
})

describe('errors', () => {
  it('are caught and go to the debug log', () => {
    const log = jest.fn()
    const landing = (): never => {
      throw new Error('no location')
    }
    expect(() => open(new Visitor(), { url: ad }, { landing, log })).not.toThrow()
    expect(log).toHaveBeenCalledWith(new Error('no location'))
  })

  it('of a tool do not affect the click', () => {
    const visitorIds = (): never => {
      throw new Error('the tool is broken')
    }
    open(new Visitor(), { url: ad }, { visitorIds })
    expect(use('click', register)).toEqual({})
  })
})
