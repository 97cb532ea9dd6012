/** @jest-environment jsdom */
import type { CurrentAttribution } from '../attribution/current-attribution'
import { saveVariant } from '../attribution/storage'
import { createViewsQueue } from '../lib/recorded-calls'
import { startMeasuring } from './start-measuring'

const startAnalytics = jest.fn()
const start = jest.fn()
const forget = jest.fn()
let vendors: object = {}

jest.mock('../analytics', () => ({
  startAnalytics: (options: unknown) => startAnalytics(options) as unknown,
}))
jest.mock('../lib/site-config', () => ({ readSiteConfig: () => ({ vendors }) }))
jest.mock('../personalization/personalization', () => ({
  personalization: { start: (options: unknown) => start(options) as unknown, forget: () => forget() as unknown },
}))

interface AnalyticsOptions {
  readVisitorId: () => string | undefined
  readVariation: () => string | undefined
  onConsent: (consent: object) => void
}
const options = () => (startAnalytics.mock.calls[0] as [AnalyticsOptions])[0]

beforeEach(() => {
  jest.clearAllMocks()
  vendors = {}
  window.hearthsideAttribution = {
    saveVariant,
    visitorId: () => 'v-1',
  } as Partial<CurrentAttribution> as CurrentAttribution
})
afterEach(() => {
  delete window.hearthsideAttribution
})

it('gives analytics the visitor that attribution knows, and the current variant', () => {
  startMeasuring(document)
  expect(options().readVisitorId()).toBe('v-1')
  expect(options().readVariation()).toBeUndefined()
  document.cookie = 'hs_ab_variant=1'
  expect(options().readVariation()).toBe('50-B')
  document.cookie = 'hs_ab_variant=; max-age=0'
})

describe('where a consent tool is configured', () => {
  type OnVariantIndex = (index: number | undefined) => void

  /** Starts with one answer for all purposes. */
  const startAsking = (first: string) => {
    vendors = { consentTool: { src: '/consent.js' } }
    startMeasuring(document)
    expect(start).not.toHaveBeenCalled()
    let current = first
    const listeners: (() => void)[] = []
    options().onConsent({ answerFor: () => current, onChange: (listener: () => void) => listeners.push(listener) })
    const [[given]] = start.mock.calls as [[{ consent: { isGranted: () => boolean }; onVariantIndex: OnVariantIndex }]]
    return {
      ...given,
      answer: (next: string) => {
        current = next
        for (const listener of listeners) listener()
      },
    }
  }

  afterEach(() => {
    document.cookie = 'hs_ab_variant=; max-age=0; path=/'
  })

  it('makes personalization wait for consent', () => {
    const { consent, answer } = startAsking('undecided')
    expect(consent.isGranted()).toBe(false)
    answer('granted')
    expect(consent.isGranted()).toBe(true)
  })

  it.each(['pending', 'undecided', 'unknown', 'refused'])(
    'stores no variant of a visitor whose answer for analytics is %s, but once they have consented',
    (before) => {
      const { onVariantIndex, answer } = startAsking(before)
      onVariantIndex(1)
      expect(document.cookie).toBe('')
      answer('granted')
      expect(document.cookie).toBe('hs_ab_variant=1')
    },
  )

  it.each([
    ['refused', undefined],
    ['undecided', 'refused'],
  ])('deletes the records of earlier pages after a refusal: %s, then %s', (first, next) => {
    localStorage.setItem('hs_views', '[]')
    const { answer } = startAsking(first)
    if (next) {
      expect(localStorage).toHaveLength(1)
      answer(next)
    }
    expect(forget).toHaveBeenCalledTimes(1)
    expect(localStorage).toHaveLength(0)
  })

  it('keeps the view of this page after a refusal, for third parties of other purposes', () => {
    const view = { path: '/', title: 'Home' }
    createViewsQueue().add(view)
    startAsking('refused')
    expect(createViewsQueue().first()).toEqual(view)
    delete window.hearthsideCalls
  })

  it('keeps the variant of an earlier visit until personalization reports another', () => {
    document.cookie = 'hs_ab_variant=1; path=/'
    const { onVariantIndex } = startAsking('granted')
    expect(document.cookie).toBe('hs_ab_variant=1')
    onVariantIndex(0)
    expect(document.cookie).toBe('hs_ab_variant=0')
    onVariantIndex(undefined)
    expect(document.cookie).toBe('')
  })
})
