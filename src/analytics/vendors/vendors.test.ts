/** @jest-environment jsdom */
import { noConsentTool } from '../consent'
import { type RunningVendor, runVendor } from '../run-vendor'
import { fakeConsent } from '../test-support/fake-consent'
import { arrive, forgetCalls, put, requestedScripts, tidy } from '../test-support/scripts'
import type { Vendor } from '../vendor'
import { adPixel, salesIntent, visitorEnrichment } from './marketing'
import { crmTracking, productAnalytics, sessionReplay } from './measuring'
import { helpChat, slimJquery } from './page-tools'

const account = { id: 'account-1', src: 'https://tags.example/tag.js' }
const { src } = account

const start = (vendor: Vendor): RunningVendor => runVendor(vendor, noConsentTool)

const show = (running: RunningVendor, path: string): void => running.page({ path, title: `Title of ${path}` })

/** The value of a global. */
const global = (name: string): unknown => Reflect.get(window, name)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  forgetCalls()
  tidy('jQuery', 'Beacon', 'mixpanel', 'heap', 'ZIProjectKey', 'enrich', 'fbq', '_fbq', '_6si', '_hsq')
})

const paths = [
  '/',
  '/classes/',
  '/help-desk-staffing-calculator/',
  '/see-it-in-action/',
  '/lp/see-it-in-action/inbox/',
  '/pricing/',
  '/compare/zendesk/',
  '/industry/retail/',
  '/blog/',
  '/blog/first-reply/',
  '/about/',
  '/company/legal/privacy/',
  '/classes/first/',
  '/blogging/',
]

it.each<[string, (vendorAccount: typeof account) => Vendor, readonly string[]]>([
  ['jQuery', slimJquery, ['/', '/classes/', '/help-desk-staffing-calculator/']],
  ['the ad pixel', adPixel, ['/see-it-in-action/', '/lp/see-it-in-action/inbox/']],
  [
    'the sales-intent tag',
    salesIntent,
    ['/', '/pricing/', '/compare/zendesk/', '/industry/retail/', '/blog/', '/blog/first-reply/'],
  ],
])('only some pages need %s', (_name, make, wanted) => {
  const { isWanted = () => true } = make(account)
  expect(paths.filter(isWanted)).toEqual(wanted)
})

it('jQuery is ready once it is on the window', async () => {
  const running = start(slimJquery(account))
  show(running, '/classes/')
  await arrive(src, () => put({ jQuery: () => undefined }))
  expect(running.status()).toBe('ready')
})

describe('the help widget', () => {
  const beacon = jest.fn()
  beforeEach(() => {
    beacon.mockReset()
  })

  it('gets init, then reset, once it has replaced the queueing function', async () => {
    const running = start(helpChat(account))
    show(running, '/')
    expect(global('Beacon')).toEqual(expect.any(Function))
    await arrive(src)
    await jest.advanceTimersByTimeAsync(250)
    expect(running.status()).toBe('coming')
    put({ Beacon: beacon })
    await jest.advanceTimersByTimeAsync(50)
    expect(beacon.mock.calls).toEqual([['init', 'account-1'], ['reset']])
    expect(running.status()).toBe('ready')
  })

  it('queues calls before it loads, as its script expects', () => {
    show(start(helpChat(account)), '/')
    const waiting = global('Beacon') as { (method: string, options?: unknown): void; readonly readyQueue: unknown[] }
    waiting('prefill', { subject: 'Hello' })
    expect(waiting.readyQueue).toEqual([{ method: 'prefill', options: { subject: 'Hello' } }])
  })

  it.each(['ask', 'answers'] as const)('opens on the page "%s"', async (page) => {
    const chat = helpChat(account)
    show(start(chat), '/')
    await arrive(src, () => put({ Beacon: beacon }))
    beacon.mockClear()
    chat.open(page)
    expect(beacon.mock.calls).toEqual([['navigate', `/${page}/`], ['open']])
  })
})

describe('product analytics', () => {
  const identify = jest.fn()
  const track = jest.fn()
  const tool = { __loaded: true, identify, track }
  beforeEach(() => {
    identify.mockReset()
    track.mockReset()
  })

  it('is initialized if it is absent, without page views and addresses of its own', () => {
    show(start(productAnalytics(account)), '/')
    expect(requestedScripts()).toEqual([src])
    expect(global('mixpanel')).toMatchObject({
      __SV: 1.2,
      _i: [
        [
          'account-1',
          {
            track_pageview: false,
            save_referrer: false,
            property_blacklist: ['$current_url', '$referrer', '$initial_referrer'],
          },
          'mixpanel',
        ],
      ],
    })
  })

  it('identifies the visitor first if the address has the id', async () => {
    const order: string[] = []
    identify.mockImplementation(() => order.push('identify'))
    track.mockImplementation(() => order.push('track'))
    show(start(productAnalytics(account, { readVisitorId: () => 'visitor-1' })), '/')
    await arrive(src, () => put({ mixpanel: tool }))
    expect(order).toEqual(['identify', 'track'])
  })

  it('gets Viewed Page with path, title and the current test variation', async () => {
    let variation: string | undefined = '50-A'
    const running = start(productAnalytics(account, { readVariation: () => variation }))
    show(running, '/a/')
    await arrive(src, () => put({ mixpanel: tool }))
    variation = '50-B'
    show(running, '/b/')
    variation = undefined
    show(running, '/c/')
    expect(track.mock.calls).toEqual([
      ['Viewed Page', { path: '/a/', title: 'Title of /a/', test_variation: '50-A' }],
      ['Viewed Page', { path: '/b/', title: 'Title of /b/', test_variation: '50-B' }],
      ['Viewed Page', { path: '/c/', title: 'Title of /c/', test_variation: undefined }],
    ])
  })

  it('gets Viewed Page once the page’s variation is known', async () => {
    const readVariation = jest.fn<string | undefined, []>()
    let decide = (): void => undefined
    const decided = new Promise<void>((resolve) => {
      decide = resolve
    })
    show(start(productAnalytics(account, { readVariation, whenVariationKnown: () => decided })), '/pricing/')
    await arrive(src, () => put({ mixpanel: tool }))
    expect(track).not.toHaveBeenCalled()
    readVariation.mockReturnValue('50-B')
    decide()
    await jest.advanceTimersByTimeAsync(0)
    expect(track.mock.calls).toEqual([
      ['Viewed Page', { path: '/pricing/', title: 'Title of /pricing/', test_variation: '50-B' }],
    ])
  })
})

it('session replay reads its account from the window and is ready when it knows the visitor', async () => {
  const running = start(sessionReplay(account))
  show(running, '/')
  expect(global('heap')).toMatchObject({ appid: 'account-1', config: {} })
  await arrive(src)
  expect(running.status()).toBe('coming')
  put({ heap: { userId: '42' } })
  await jest.advanceTimersByTimeAsync(100)
  expect(running.status()).toBe('ready')
})

describe('visitor enrichment', () => {
  const enrichment = { ...account, call: 'enrich' }

  it('gets its account and, by the configured function, one page view for each page', async () => {
    const enrich = jest.fn()
    const running = start(visitorEnrichment(enrichment))
    show(running, '/a/')
    expect(global('ZIProjectKey')).toBe('account-1')
    await arrive(src, () => put({ enrich }))
    show(running, '/b/')
    expect(enrich.mock.calls).toEqual([
      ['page', { path: '/a/', title: 'Title of /a/' }],
      ['page', { path: '/b/', title: 'Title of /b/' }],
    ])
  })

  it('deletes its stored visitor data after a refusal', () => {
    localStorage.setItem('_ziVisitorInfo', '{}')
    runVendor(visitorEnrichment(enrichment), fakeConsent('undecided'))
    expect(localStorage.getItem('_ziVisitorInfo')).toBe('{}')
    runVendor(visitorEnrichment(enrichment), fakeConsent('refused'))
    expect(localStorage.getItem('_ziVisitorInfo')).toBeNull()
  })
})

it('the ad pixel is initialized once and counts only pages that need it', async () => {
  const running = start(adPixel(account))
  show(running, '/see-it-in-action/')
  const pixel = global('fbq') as { callMethod?: (...call: string[]) => void; readonly queue: string[][] }
  expect({ ...pixel }).toMatchObject({ queue: [], version: '2.0', loaded: true, disablePushState: true })
  expect(global('_fbq')).toBe(pixel)

  const calls: string[][] = []
  await arrive(src, () => {
    pixel.callMethod = (...call) => calls.push(call)
  })
  show(running, '/pricing/')
  show(running, '/see-it-in-action/inbox/')
  expect(calls).toEqual([
    ['init', 'account-1'],
    ['track', 'PageView'],
    ['track', 'PageView'],
  ])
})

it('the sales-intent tag reads its settings when it loads', async () => {
  const running = start(salesIntent(account))
  show(running, '/about/')
  expect(requestedScripts()).toEqual([])
  show(running, '/pricing/')
  expect(global('_6si')).toEqual([
    ['enableEventTracking', true],
    ['setToken', 'account-1'],
  ])
  await arrive(src)
  expect(running.status()).toBe('ready')
})

describe('the tracking of the CRM', () => {
  it('counts later pages, but not the one on which its script loads', async () => {
    const running = start(crmTracking(account))
    show(running, '/')
    await arrive(src)
    show(running, '/pricing/')
    show(running, '/')
    expect(global('_hsq')).toEqual([
      ['setPath', '/'],
      ['setPath', '/pricing/'],
      ['trackPageView'],
      ['setPath', '/'],
      ['trackPageView'],
    ])
  })

  it('counts the page before, if the visitor goes on while the script loads', async () => {
    window.history.replaceState({}, '', '/a/')
    const running = start(crmTracking(account))
    show(running, '/a/')
    window.history.replaceState({}, '', '/b/')
    show(running, '/b/')
    await arrive(src)
    window.history.replaceState({}, '', '/')
    expect(global('_hsq')).toEqual([['setPath', '/a/'], ['trackPageView'], ['setPath', '/b/']])
  })

  it('counts earlier pages before it, after late consent', async () => {
    const running = start(crmTracking(account))
    show(running, '/pricing/')
    show(running, '/')
    await arrive(src)
    expect(global('_hsq')).toEqual([['setPath', '/pricing/'], ['trackPageView'], ['setPath', '/']])
  })
})
