/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/pricing/"}
 */
import { startAttribution } from './start'
import { forgetVisitor, type OpenPage, openPage } from './test-support/open-page'

const register = 'https://secure.hearthside.example/members/register/'
const ad = '/pricing/?utm_source=ads&utm_medium=cpc&utm_campaign=fall'
const fromGoogle = { url: '/', referrer: 'https://www.google.com/search?q=help+desk' }

const pages: OpenPage[] = []
const open = (...arrival: Parameters<typeof openPage>): OpenPage => {
  const page = openPage(...arrival)
  pages.push(page)
  return page
}

/** A change of route, after which the page has other links. */
const goTo = (page: OpenPage, url: string): void => {
  window.history.replaceState({}, '', url)
  page.linksAppeared()
}

const setCookies = (...cookies: readonly string[]): void => {
  for (const cookie of cookies) document.cookie = `${cookie}; path=/; domain=.hearthside.example`
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
  forgetVisitor()
})

describe('a first visit', () => {
  it('is recorded once, and a sign-up link carries it', () => {
    open(fromGoogle)
    expect(document.cookie.split('; ')).toEqual([
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
    setCookies('hs_attr_first=ads~~cpc~~-~~-~~-')
    const read = jest.spyOn(Document.prototype, 'cookie', 'get')
    const page = open(fromGoogle)
    document.body.innerHTML = `<a href="${register}">Free Trial</a>`
    page.linksAppeared()
    jest.runAllTimers()
    expect(document.querySelector('a')?.search).toMatch(/utm_source=google.*utm_first_source=ads/)
    expect(read).toHaveBeenCalledTimes(1)
  })
})

describe('journeys', () => {
  it('a change of route records nothing, although the referrer stays the same', () => {
    const page = open(fromGoogle)
    const write = jest.spyOn(Document.prototype, 'cookie', 'set')
    goTo(page, '/inbox/')
    goTo(page, '/pricing/?utm_source=inner')
    jest.runAllTimers()
    expect(write).not.toHaveBeenCalled()
    expect(use()).toMatchObject({ utm_source: 'google', last_touch_url: '/' })
  })

  it('a reload of an old landing page does not replace a newer campaign', () => {
    open(fromGoogle).close()
    open({ url: ad }).close()
    open({ ...fromGoogle, navigation: 'reload' })
    expect(use()).toMatchObject({ utm_source: 'ads', utm_campaign: 'fall', last_touch_url: '/' })
  })

  it('a page from the back-forward cache records nothing, and its links carry the newest values', () => {
    open(fromGoogle)
    open({ url: ad }).close()
    const write = jest.spyOn(Document.prototype, 'cookie', 'set')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(write).not.toHaveBeenCalled()
    expect(use()).toMatchObject({ utm_source: 'ads' })
  })

  it('a link decorated before another tab’s visit carries that visit when it is used', () => {
    const page = open(fromGoogle)
    document.body.innerHTML = `<a href="${register}">Free Trial</a>`
    const link = document.querySelector('a')
    page.linksAppeared()
    jest.runAllTimers()
    expect(link?.search).toContain('utm_source=google')
    open({ url: ad }).close()
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(link?.search).toContain('utm_source=ads')
    expect(link?.search).toContain('utm_first_source=google')
  })
})

it('keeps an old first touch in a browser that refuses new cookies', () => {
  setCookies('hs_attr_first=news~~email~~-~~-~~-')
  jest.spyOn(Document.prototype, 'cookie', 'set').mockReturnValue()
  open({ url: ad })
  expect(use()).toMatchObject({ utm_source: 'ads', utm_first_source: 'news' })
})

it('carries a discount, which is not personal, while it waits for consent', () => {
  open({ url: `${ad}&promo=SPRING` }, () => undefined)
  expect(use()).toEqual({ promo: 'SPRING' })
})

describe('links', () => {
  it.each(['click', 'auxclick', 'contextmenu', 'pointerdown'])(
    'are decorated at %s, before anything else sees it',
    (how) => {
      open({ url: ad })
      expect(use(how)).toMatchObject({ utm_source: 'ads' })
    },
  )

  it('are decorated even if the page stops the event', () => {
    open({ url: ad })
    const stop = (event: Event): void => event.stopPropagation()
    document.body.addEventListener('click', stop, { once: true, capture: true })
    expect(use()).toMatchObject({ utm_source: 'ads' })
  })

  it('of the first page are decorated after 100 ms, not earlier', () => {
    document.body.innerHTML = `<a href="${register}">a</a><a href="https://secure.hearthside.example/">b</a>`
    const [signUp, home] = document.querySelectorAll('a')
    open({ url: `${ad}&gspk=p&gsxid=x` })
    jest.advanceTimersByTime(99)
    expect(home?.search).toBe('')
    jest.advanceTimersByTime(1)
    expect(home?.search).toBe('?gspk=p&gsxid=x')
    expect(signUp?.search).toContain('utm_source=ads')
  })

  it('carry the discount of the page, and of the landing page', () => {
    const page = open({ url: '/?promo=LANDING' })
    expect(use()).toMatchObject({ promo: 'LANDING' })
    goTo(page, '/pricing/?promo=HERE')
    expect(use()).toMatchObject({ promo: 'HERE' })
    goTo(page, '/inbox/')
    expect(use('click', 'https://secure.hearthside.example/members/login/')).toEqual({ promo: 'LANDING' })
  })

  it('carry the paid-click id until another touch replaces it', () => {
    open({ url: `${ad}&gclid=Cj0K` })
    expect(use()).toMatchObject({ utm_source: 'ads', gclid: 'Cj0K' })
    open({ url: '/inbox/', referrer: 'https://www.hearthside.example/pricing/' }).linksAppeared()
    expect(use()).toMatchObject({ utm_source: 'ads', gclid: 'Cj0K' })
    open({ url: '/?utm_source=news' })
    expect(use()).not.toHaveProperty('gclid')
  })
})

describe('a lead', () => {
  it('carries the values of a sign-up link, term and content of the last touch, and the variant shown', () => {
    setCookies('hs_ab_variant=1')
    open(fromGoogle)
    const page = open({ url: `${ad}&utm_term=inbox&utm_content=b&gclid=Cj0K` })
    expect(page.leadValues()).toMatchObject({
      utm_source: 'ads',
      utm_medium: 'cpc',
      utm_campaign: 'fall',
      utm_first_source: 'google',
      utm_first_medium: 'organic',
      last_touch_url: '/pricing/',
      first_touch_url: '/',
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
    setCookies('hs_ab_variant=1')
    const page = open({ url: ad }, (record) => (allow = record))
    expect(page.leadValues()).toEqual({})
    allow()
    expect(page.leadValues()).toMatchObject({ utm_source: 'ads' })
    page.forget()
    expect(page.leadValues()).toEqual({})
  })
})

describe('errors are logged for debugging, and not thrown,', () => {
  let log: jest.SpyInstance
  beforeEach(() => {
    localStorage.setItem('hs_attr_debug', '1')
    log = jest.spyOn(console, 'debug').mockImplementation(() => undefined)
  })

  it('when a page is opened', () => {
    const fail = (): never => {
      throw new Error('broken')
    }
    expect(startAttribution(fail)).toBeUndefined()
    expect(log).toHaveBeenCalledWith(new Error('broken'))
  })

  it('when links appear, and when one is followed', () => {
    const page = open({ url: ad })
    const onError = jest.fn()
    window.addEventListener('error', onError)
    // The real tool returns a text.
    Object.assign(window, { mixpanel: { get_distinct_id: () => Symbol('id') } })
    expect(use('click', 'https://docs.hearthside.example/')).toEqual({})
    expect(log).toHaveBeenLastCalledWith(expect.any(TypeError))
    expect(onError).not.toHaveBeenCalled()
    log.mockClear()
    page.linksAppeared()
    jest.runAllTimers()
    expect(log).toHaveBeenCalledWith(expect.any(TypeError))
    window.removeEventListener('error', onError)
    Reflect.deleteProperty(window, 'mixpanel')
  })
})
