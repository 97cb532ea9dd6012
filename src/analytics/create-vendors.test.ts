/** @jest-environment jsdom */
import { arriveConsentTool } from '../lib/test-support/consent-tool'
import type { VendorConfig } from '../lib/vendors'
import { createVendors, type Vendors } from './create-vendors'
import { arrive, forgetCalls, put, requestedScripts, tidy } from './test-support/scripts'

const address = (name: string): string => `https://${name}.example/tag.js`

const config: Required<VendorConfig> = {
  consentTool: { src: address('consent') },
  jquery: { src: address('jquery') },
  helpChat: { id: 'chat', src: address('chat') },
  productAnalytics: { id: 'product', src: address('product') },
  sessionReplay: { id: 'replay', src: address('replay') },
  visitorEnrichment: { id: 'enrichment', call: 'enrich', src: address('enrichment') },
  adPixel: { id: 'pixel', src: address('pixel') },
  salesIntent: { id: 'intent', src: address('intent') },
  crmTracking: { src: address('crm') },
}
const withoutConsent: VendorConfig = { ...config, consentTool: undefined }

const show = (vendors: Vendors, path: string): void => {
  window.history.replaceState({}, '', path)
  vendors.pageView({ path, title: `Title of ${path}` })
}

/** Names of the requested scripts. */
const requested = (): string[] => requestedScripts().map((src) => new URL(src).hostname.replace('.example', ''))

const beacon = jest.fn()
const track = jest.fn()
const mixpanel = { __loaded: true, identify: jest.fn(), track }

beforeEach(() => {
  jest.useFakeTimers()
  beacon.mockReset()
  track.mockReset()
})
afterEach(() => {
  forgetCalls()
  tidy('airgap', 'jQuery', 'Beacon', 'mixpanel', 'heap', 'ZIProjectKey', 'enrich', 'fbq', '_fbq', '_6si', '_hsq')
})

it('requests no unconfigured vendor', async () => {
  const vendors = await createVendors({ jquery: config.jquery })
  show(vendors, '/')
  show(vendors, '/see-it-in-action/')
  expect(requested()).toEqual(['jquery'])
  expect(vendors.helpStatus()).toBe('unavailable')
  expect(vendors.openHelp('ask')).toBe(false)
})

it('requests each vendor where it is needed', async () => {
  const vendors = await createVendors(withoutConsent)
  expect(requested()).toEqual([])
  show(vendors, '/about/')
  expect(requested()).toEqual(['chat', 'product', 'replay', 'enrichment', 'crm'])
  show(vendors, '/see-it-in-action/')
  expect(requested().slice(5)).toEqual(['pixel'])
  show(vendors, '/')
  expect(requested().slice(6)).toEqual(['jquery', 'intent'])
})

it('opens the help widget and records it', async () => {
  const vendors = await createVendors(withoutConsent)
  show(vendors, '/a/')
  expect(vendors.helpStatus()).toBe('coming')
  expect(vendors.openHelp('ask')).toBe(false)
  await arrive(config.helpChat.src, () => put({ Beacon: beacon }))
  await arrive(config.productAnalytics.src, () => put({ mixpanel }))
  expect(vendors.helpStatus()).toBe('ready')
  expect(vendors.openHelp('ask')).toBe(true)
  expect(beacon).toHaveBeenLastCalledWith('open')
  expect(track).toHaveBeenLastCalledWith('Opened Help', expect.objectContaining({ path: '/a/', page: 'ask' }))
})

describe('with a consent tool', () => {
  it('requests only essential vendors until it has answered', async () => {
    const vendors = await createVendors(config)
    show(vendors, '/')
    show(vendors, '/see-it-in-action/')
    expect(requested()).toEqual(['jquery'])
  })

  it('requests all vendors that the visitor consents to', async () => {
    const vendors = await createVendors(config)
    show(vendors, '/')
    arriveConsentTool(true, { Functional: true, Analytics: true, Advertising: true, SaleOfInfo: false })
    await jest.advanceTimersByTimeAsync(100)
    expect(requested()).toEqual(['jquery', 'chat', 'product', 'replay', 'crm'])
  })
})

it('with Global Privacy Control, requests neither the ad pixel nor sales-intent and enrichment', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  const vendors = await createVendors(withoutConsent)
  show(vendors, '/')
  show(vendors, '/see-it-in-action/')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  expect(requested().sort()).toEqual(['chat', 'crm', 'jquery', 'product', 'replay'])
})

it.each([
  ['the load event', () => window.dispatchEvent(new Event('load'))],
  ['10 seconds, if a resource hangs', () => jest.advanceTimersByTime(10_000)],
])('requests nothing before %s', async (_what, act) => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const created = createVendors(withoutConsent)
  const settled = jest.fn()
  void created.then(settled)
  await jest.advanceTimersByTimeAsync(9999)
  expect(settled).not.toHaveBeenCalled()
  act()
  show(await created, '/about/')
  expect(requested()).toContain('chat')
})
