/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/"}
 */
import { arriveConsentTool } from '../lib/test-support/consent-tool'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { forgetAttribution, saveVariant } from './storage'

const register = 'https://secure.hearthside.example/members/register/'

const endDocument = endDocumentAfterEach()

/** Loads the script at an address of the site, like a script tag. */
const loadAt = async (path: string, tag = '<script></script>'): Promise<void> => {
  window.history.replaceState({}, '', path)
  const scripts = document.createElement('div')
  scripts.innerHTML = tag
  Object.defineProperty(document, 'currentScript', { configurable: true, value: scripts.firstElementChild })
  endDocument()
  jest.resetModules()
  await import('./site')
  Reflect.deleteProperty(document, 'currentScript')
}

const use = (): Record<string, string> => {
  document.body.innerHTML = `<a href="${register}">Free Trial</a>`
  const link = document.querySelector('a')
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  return Object.fromEntries(new URLSearchParams(link?.search))
}

const waits = '<script data-consent="required"></script>'

const granted = { Analytics: true }
const refused = { Analytics: false }

afterEach(() => {
  forgetAttribution()
  delete window.hearthsideAttribution
  Reflect.deleteProperty(window, 'airgap')
  delete window.hearthsideRecords
})

it('records the visit immediately and does not change the page', async () => {
  document.body.innerHTML = `<a href="${register}">Free Trial</a>`
  await loadAt('/pricing/?utm_source=ads')
  expect(document.cookie).toContain('hs_attr_last=utmcsr=ads')
  expect(document.querySelector('a')?.href).toBe(register)
})

it('remembers a partner for the visit, and never mixes two', async () => {
  await loadAt('/?gspk=jane&gsxid=1')
  expect(use()).toMatchObject({ gspk: 'jane', gsxid: '1' })
  await loadAt('/inbox/')
  expect(use()).toMatchObject({ gspk: 'jane', gsxid: '1' })
  await loadAt('/?gspk=joe')
  expect(use()).toMatchObject({ gspk: 'joe' })
  await loadAt('/inbox/')
  expect(use()).not.toHaveProperty('gsxid')
})

it('gives a lead the promotion and the partner of the latest page of the visit', async () => {
  await loadAt('/?gspk=jane&gsxid=1&promo=SPRING')
  expect(window.hearthsideAttribution?.leadValues()).toMatchObject({ gspk: 'jane', gsxid: '1', promo: 'SPRING' })
  sessionStorage.setItem('hs_visit', JSON.stringify({ gspk: 'joe' }))
  const { gspk, gsxid } = window.hearthsideAttribution?.leadValues() ?? {}
  expect({ gspk, gsxid }).toEqual({ gspk: 'joe' })
})

it('stores promotion and visitor id for the visit', async () => {
  await loadAt('/?promo=SPRING&mxid=v-1')
  expect(use()).toMatchObject({ promo: 'SPRING', mxid: 'v-1' })
  await loadAt('/inbox/')
  expect(use()).toMatchObject({ promo: 'SPRING', mxid: 'v-1' })
  expect(window.hearthsideAttribution?.visitorId()).toBe('v-1')
  // The tool may know the visitor by another id.
  Object.assign(window, { mixpanel: { get_distinct_id: () => 'm-1' } })
  expect(use()).toMatchObject({ mxid: 'm-1' })
  Reflect.deleteProperty(window, 'mixpanel')
  forgetAttribution()
  await loadAt('/pricing/')
  expect(use()).not.toHaveProperty('promo')
})

describe('the visitor’s ids', () => {
  const tools = '<script data-ids="mxid hpid"></script>'
  const holds = (href: string): boolean | undefined =>
    window.hearthsideAttribution?.holds(Object.assign(document.createElement('a'), { href }))

  afterEach(() => {
    Reflect.deleteProperty(window, 'mixpanel')
    Reflect.deleteProperty(window, 'heap')
  })

  it('hold a link to another product host until the tools have loaded or failed', async () => {
    await loadAt('/', tools)
    expect([holds(register), holds('/inbox/')]).toEqual([true, false])
    window.hearthsideAttribution?.visitorIdsSettled()
    expect(holds(register)).toBe(true)
    window.hearthsideAttribution?.visitorIdsSettled()
    expect(holds(register)).toBe(false)
  })

  it('hold no link for longer than two seconds', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
    await loadAt('/', tools)
    expect(holds(register)).toBe(true)
    now.mockReturnValue(3000)
    expect(holds(register)).toBe(false)
  })

  it('are on links of the next page before its tools load', async () => {
    Object.assign(window, { mixpanel: { get_distinct_id: () => 'm-1' }, heap: { userId: 'h-1' } })
    await loadAt('/', tools)
    expect(use()).toMatchObject({ mxid: 'm-1', hpid: 'h-1' })
    Reflect.deleteProperty(window, 'mixpanel')
    Reflect.deleteProperty(window, 'heap')
    await loadAt('/inbox/', tools)
    expect(holds(register)).toBe(false)
    expect(use()).toMatchObject({ mxid: 'm-1', hpid: 'h-1' })
    expect(window.hearthsideAttribution?.visitorId()).toBeUndefined()
  })
})

describe('if consent is required', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  it('stores nothing before consent, then the values in memory', async () => {
    await loadAt('/pricing/?utm_source=ads&gspk=jane', waits)
    window.history.replaceState({}, '', '/inbox/')
    const decide = arriveConsentTool(false, {})
    jest.advanceTimersByTime(60_000)
    expect(document.cookie).toBe('')
    expect(localStorage).toHaveLength(0)
    expect(use()).toEqual({})

    decide(granted)
    expect(document.cookie).toContain('hs_attr_last=utmcsr=ads')
    expect(document.cookie).toContain('hs_attr_first_url=/pricing/')
    expect(use()).toMatchObject({ utm_source: 'ads', gspk: 'jane' })
  })

  it('takes promotion, partner and visitor from the first page if consent comes on the second', async () => {
    const referrer = 'https://www.hearthside.example/?promo=SPRING&gspk=jane&gsxid=1&mxid=v-1'
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    await loadAt('/inbox/', waits)
    arriveConsentTool(true, granted)
    jest.advanceTimersByTime(100)
    expect(use()).toMatchObject({ promo: 'SPRING', gspk: 'jane', gsxid: '1', mxid: 'v-1' })
    expect(window.hearthsideAttribution?.visitorId()).toBe('v-1')
  })

  describe('a link used early', () => {
    const link = (href: string): HTMLAnchorElement => {
      document.body.innerHTML = `<a href="${href}">There</a>`
      return document.querySelector('a') as HTMLAnchorElement
    }
    const holds = (href: string): boolean | undefined => window.hearthsideAttribution?.holds(link(href))
    const isReady = (state: DocumentReadyState): void => {
      Object.defineProperty(document, 'readyState', { configurable: true, value: state })
    }

    afterEach(() => {
      Reflect.deleteProperty(document, 'readyState')
      delete document.documentElement.dataset.hydrated
    })

    it.each(['/inbox/', register, 'https://elsewhere.example/'])(
      'is held while the page and the tool are on their way: %s',
      async (href) => {
        isReady('interactive')
        await loadAt('/?utm_source=ads', waits)
        expect(holds(href)).toBe(true)
      },
    )

    it.each([
      ['/inbox/', true],
      ['https://elsewhere.example/', false],
      [register, true],
    ])('%s is held once the page has loaded, and while the visitor has not decided: %p', async (href, isHeld) => {
      await loadAt('/?utm_source=ads', waits)
      expect(holds(href)).toBe(isHeld)
      arriveConsentTool(false, {})
      expect(holds(href)).toBe(isHeld)
    })

    it('is not held for client-side navigation on a hydrated page', async () => {
      isReady('interactive')
      document.documentElement.dataset.hydrated = ''
      await loadAt('/?utm_source=ads', waits)
      expect(holds('/inbox/')).toBe(false)
    })

    it('is not held within the site if no landing data would be lost', async () => {
      await loadAt('/', waits)
      expect(holds('/inbox/')).toBe(false)
    })
  })
})

describe('a refusal', () => {
  /** A page of a visitor who has consented, and a function that makes them refuse. */
  const consented = async (path: string): Promise<() => void> => {
    const decide = arriveConsentTool(true, granted)
    await loadAt(path, waits)
    return () => decide(refused)
  }

  it('deletes all stored values and nothing else', async () => {
    document.cookie = 'other=1'
    const refuse = await consented('/?utm_source=ads&gspk=jane&gsxid=1')
    saveVariant(1)
    document.cookie = 'hs_attr_signup=%7B%7D; path=/; domain=.hearthside.example'
    document.cookie = 'hs_attr_last=of-this-host-alone; path=/'
    localStorage.setItem('other', '1')
    refuse()
    expect(document.cookie).toBe('other=1')
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['other'])
    document.cookie = 'other=; max-age=0'
  })

  it.each([
    ['in another tab', () => new StorageEvent('storage', { key: 'consent' })],
    ['while the page was in the back-forward cache', () => new PageTransitionEvent('pageshow', { persisted: true })],
  ])('%s ends what links carry, also those that carry it already', async (_where, event) => {
    jest.useFakeTimers()
    await consented('/?utm_source=ads')
    document.body.innerHTML = `<a href="${register}">Free Trial</a>`
    window.hearthsideAttribution?.linksAppeared()
    jest.runAllTimers()
    expect(document.querySelector('a')?.search).toContain('utm_source=ads')
    arriveConsentTool(true, refused)
    window.dispatchEvent(event())
    expect(document.querySelector('a')?.search).toBe('')
    expect(document.cookie).toBe('')
    expect(use()).toEqual({})
  })

  it('in the page that opened a prerendered one ends its recording', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
    await consented('/?utm_source=ads')
    arriveConsentTool(true, refused)
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(document.cookie).toBe('')
  })

  it('on an earlier page deletes remaining values', async () => {
    document.cookie = 'hs_attr_last=utmcsr=old; path=/; domain=.hearthside.example'
    arriveConsentTool(true, refused)
    await loadAt('/', waits)
    expect(document.cookie).toBe('')
  })
})

it.each([
  ['undecided', { getConsent: () => ({ confirmed: false, purposes: {} }) }],
  ['malformed', { getConsent: () => ({}) }],
])('stops using the visit, but deletes nothing, while the answer is %s', async (_answer, airgap) => {
  arriveConsentTool(true, granted)
  await loadAt('/?utm_source=ads', waits)
  expect(use()).toMatchObject({ utm_source: 'ads' })
  Object.assign(window, { airgap })
  window.dispatchEvent(new StorageEvent('storage'))
  expect(use()).toEqual({})
  expect(window.hearthsideAttribution?.mayStore()).toBe(false)
  expect(window.hearthsideAttribution?.leadValues()).toEqual({})
  expect(document.cookie).toContain('hs_attr_last=utmcsr=ads')
})

describe('the variant of the experiment', () => {
  it.each([
    [0, '50-A'],
    [1, '50-B'],
  ])('%i goes along in sign-up links as %s', async (index, name) => {
    await loadAt('/')
    saveVariant(index)
    expect(use()).toMatchObject({ hs_tvar: name })
  })

  it.each([undefined, 2, -1, 0.5])('is removed for %p', (index) => {
    saveVariant(1)
    expect(document.cookie).toBe('hs_ab_variant=1')
    saveVariant(index)
    expect(document.cookie).toBe('')
  })
})

it('neither throws nor stores in a sandboxed iframe, where links carry the page’s values', async () => {
  const refuse = (): never => {
    throw new DOMException('The document is sandboxed', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  const storage = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ]
  await loadAt('/?utm_source=ads&gspk=jane')
  expect(use()).toMatchObject({ utm_source: 'ads', utm_first_source: 'ads', gspk: 'jane' })
  for (const refused of storage) refused.mockRestore()
  Reflect.deleteProperty(document, 'cookie')
  expect(document.cookie).toBe('')
  expect(localStorage).toHaveLength(0)
})
