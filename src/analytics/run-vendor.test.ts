/** @jest-environment jsdom */
import type { ConsentAnswer } from '../lib/consent-tool'
import { noConsentTool, type Consent } from './consent'
import { runVendor, type RunningVendor } from './run-vendor'
import { fakeConsent } from './test-support/fake-consent'
import { arrive, forgetCalls, miss, requestedScripts, tidy, watchNoise } from './test-support/scripts'
import type { Vendor } from './vendor'

const src = 'https://tags.example/tag.js'

const makeVendor = (differences: Partial<Vendor> = {}) => {
  const calls: unknown[] = []
  const vendor: Vendor = {
    name: 'The tag',
    src,
    purpose: 'Analytics',
    key: 'productAnalytics',
    isWanted: (path) => path !== '/unwanted/',
    isReady: () => true,
    begin: () => calls.push('begin'),
    page: ({ path, title }) => calls.push(['page', path, title]),
    track: ({ event: { name }, path }) => calls.push(['track', name, path]),
    ...differences,
  }
  return { vendor, calls }
}

const show = (running: RunningVendor, path: string): void => running.page({ path, title: `Title of ${path}` })

/** Runs the vendor for a visitor who sees one page. */
const start = (consent: Consent = noConsentTool, differences?: Partial<Vendor>) => {
  const { vendor, calls } = makeVendor(differences)
  const running = runVendor(vendor, consent)
  show(running, '/a/')
  return { calls, running }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  forgetCalls()
  tidy()
})

it('sends no page view that has waited until the visitor refused', async () => {
  const consent = fakeConsent('granted')
  let know = (): void => undefined
  const known = new Promise<void>((resolve) => {
    know = resolve
  })
  const { calls } = start(consent, { whenViewKnown: () => known })
  await arrive(src)
  consent.answer('refused')
  know()
  await jest.advanceTimersByTimeAsync(0)
  consent.answer('granted')
  expect(calls).toEqual(['begin'])
})

describe('without a consent tool', () => {
  it('starts once, then reports every page in order, including earlier ones', async () => {
    const { calls, running } = start()
    running.track({ path: '/a/', event: { name: 'Dismissed Demo Bar' } })
    show(running, '/unwanted/')
    show(running, '/de/unwanted/')
    show(running, '/b/')
    expect(calls).toEqual([])
    await arrive(src)
    show(running, '/c/')
    expect(calls).toEqual([
      'begin',
      ['page', '/a/', 'Title of /a/'],
      ['track', 'Dismissed Demo Bar', '/a/'],
      ['page', '/b/', 'Title of /b/'],
      ['page', '/c/', 'Title of /c/'],
    ])
  })

  it('prepares the window before the script loads', () => {
    const prepare = jest.fn(() => {
      expect(requestedScripts()).toEqual([])
    })
    start(noConsentTool, { prepare })
    expect(prepare).toHaveBeenCalledTimes(1)
    expect(requestedScripts()).toEqual([src])
  })

  it('loads nothing when the page already has the vendor', async () => {
    const prepare = jest.fn()
    const { calls } = start(noConsentTool, { isPresent: () => true, prepare })
    await jest.advanceTimersByTimeAsync(0)
    expect(requestedScripts()).toEqual([])
    expect(prepare).not.toHaveBeenCalled()
    expect(calls).toEqual(['begin', ['page', '/a/', 'Title of /a/']])
  })

  it('polls every 100 ms until the vendor is ready after its script has run', async () => {
    let isReady = false
    const { calls, running } = start(noConsentTool, { isReady: () => isReady })
    await arrive(src)
    await jest.advanceTimersByTimeAsync(9850)
    isReady = true
    expect(running.status()).toBe('coming')
    await jest.advanceTimersByTimeAsync(50)
    expect(running.status()).toBe('ready')
    expect(calls).toHaveLength(2)
  })
})

describe('a failing vendor', () => {
  const isNeverReady = (): boolean => false
  const fail = (): never => {
    throw new Error('broken')
  }

  it.each<[string, Partial<Vendor>, () => Promise<void>]>([
    ['does not arrive', {}, () => miss(src)],
    ['throws while it runs', {}, () => arrive(src, fail)],
    [
      'is never ready',
      { isReady: isNeverReady },
      async () => {
        await arrive(src)
        await jest.advanceTimersByTimeAsync(10_000)
      },
    ],
    [
      'throws when it is asked whether it is ready',
      { isReady: fail },
      async () => {
        await arrive(src)
        await jest.advanceTimersByTimeAsync(10_000)
      },
    ],
    ['throws when it begins', { begin: fail }, () => arrive(src)],
    ['throws before it is loaded', { prepare: fail }, () => jest.advanceTimersByTimeAsync(0)],
  ])('because it %s causes one warning and nothing else', async (_name, differences, happen) => {
    const noise = watchNoise()
    const rejected = jest.fn()
    process.on('unhandledRejection', rejected)
    const { calls, running } = start(noConsentTool, differences)
    await happen()
    show(running, '/b/')
    running.track({ path: '/b/', event: { name: 'Dismissed Demo Bar' } })
    await jest.advanceTimersByTimeAsync(60_000)
    jest.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 0))
    process.off('unhandledRejection', rejected)

    expect(noise.warnings()).toEqual([expect.stringMatching(/^The tag (could not be started|failed)\.$/)])
    expect(noise.errors()).toBe(0)
    expect(rejected).not.toHaveBeenCalled()
    expect(calls.filter((call) => call !== 'begin')).toEqual([])
    expect(running.status()).toBe('unavailable')
  })

  it('that hangs has no timeout, and works when it loads after a minute', async () => {
    const noise = watchNoise()
    const { calls, running } = start()
    expect(jest.getTimerCount()).toBe(0)
    await jest.advanceTimersByTimeAsync(60_000)
    show(running, '/b/')
    expect(running.status()).toBe('coming')
    await arrive(src)
    expect(calls).toEqual(['begin', ['page', '/a/', 'Title of /a/'], ['page', '/b/', 'Title of /b/']])
    expect(noise.warnings()).toEqual([])
  })

  it('that throws in calls still receives later pages, with a single warning', async () => {
    const noise = watchNoise()
    const page = jest.fn(fail)
    const { running } = start(noConsentTool, { page })
    show(running, '/b/')
    await arrive(src)
    show(running, '/c/')
    expect(page).toHaveBeenCalledTimes(3)
    expect(noise.warnings()).toEqual(['The tag failed.'])
    expect(running.attempt(fail)).toBe(false)
    expect(noise.warnings()).toHaveLength(1)
  })
})

describe('with a consent tool', () => {
  it.each<ConsentAnswer>(['pending', 'undecided', 'refused', 'unknown'])(
    'loads nothing while consent is %s',
    (answer) => {
      start(fakeConsent(answer))
      expect(requestedScripts()).toEqual([])
    },
  )

  it('drops queued calls when the visitor refuses', async () => {
    const consent = fakeConsent('undecided')
    const { calls, running } = start(consent)
    consent.answer('refused')
    show(running, '/b/')
    expect(requestedScripts()).toEqual([])
    consent.answer('granted')
    show(running, '/c/')
    await arrive(src)
    expect(calls).toEqual(['begin', ['page', '/c/', 'Title of /c/']])
  })

  it('keeps the calls of an earlier page while the consent tool cannot be reached', async () => {
    const { vendor, calls } = makeVendor()
    show(runVendor(vendor, fakeConsent('granted')), '/a/')
    window.dispatchEvent(new Event('pagehide'))
    delete window.hearthsideCalls
    const consent = fakeConsent('unknown')
    const running = runVendor(vendor, consent)
    consent.answer('granted')
    show(running, '/b/')
    await arrive(src)
    expect(calls).toContainEqual(['page', '/a/', 'Title of /a/'])
  })

  it('sends a loaded vendor nothing more after consent is withdrawn', async () => {
    const consent = fakeConsent('granted')
    const { calls, running } = start(consent)
    await arrive(src)
    consent.answer('refused')
    show(running, '/b/')
    expect(running.status()).toBe('unavailable')
    consent.answer('granted')
    expect(running.status()).toBe('ready')
    expect(calls).toEqual(['begin', ['page', '/a/', 'Title of /a/']])
  })

  it('starts after new consent, not when the visitor refuses while the script loads', async () => {
    const consent = fakeConsent('granted')
    const { calls, running } = start(consent)
    consent.answer('refused')
    await arrive(src)
    expect(calls).toEqual([])
    consent.answer('granted')
    show(running, '/b/')
    expect(calls).toEqual(['begin', ['page', '/b/', 'Title of /b/']])
  })
})
