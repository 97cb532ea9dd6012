/** @jest-environment jsdom */
import * as analytics from '../analytics/analytics'
import type { PageView } from '../analytics/vendor'
import { type Recorded, startRecording, takeRecords } from '../attribution/record-events'
import type { CurrentAttribution } from '../attribution/site'
import { saveVariant } from '../attribution/storage'
import type { ConsentAnswer } from '../lib/consent-tool'
import { createStoredQueue } from '../lib/stored-queue'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { personalization } from '../personalization/personalization'
import { reportSubmission, startMeasuring } from './start-measuring'

jest.mock('../analytics/analytics')
jest.mock('../personalization/personalization')

endDocumentAfterEach()

const { pageView, startAnalytics, track } = jest.mocked(analytics)
const { forget, identify, page, start, trackAt } = jest.mocked(personalization)

/** What a call has received. */
const optionsOf = <Options>(call: jest.MockInstance<void, [options?: Options]>): Options =>
  call.mock.lastCall?.[0] as Options

beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = '<div data-personalized="experience"></div>'
  window.hearthsideAttribution = {
    saveVariant,
    visitorId: () => 'v-1',
    mayStore: () => true,
  } as Partial<CurrentAttribution> as CurrentAttribution
})
afterEach(() => {
  document.head.replaceChildren()
  document.cookie = 'hs_ab_variant=; max-age=0; path=/'
  delete window.hearthsideRecords
  delete window.hearthsideAttribution
  delete window.hearthsideCalls
})

it('gives analytics the visitor that attribution knows, and the current variant', () => {
  startMeasuring(document)
  const { readVisitorId, readVariation } = optionsOf(startAnalytics)
  expect(readVisitorId?.()).toBe('v-1')
  expect(readVariation?.()).toBeUndefined()
  document.cookie = 'hs_ab_variant=1; path=/'
  expect(readVariation?.()).toBe('50-B')
})

it('starts personalization at the first use of a page without an experience', () => {
  jest.useFakeTimers()
  document.body.innerHTML = ''
  startMeasuring(document)
  jest.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('scroll'))
  jest.runAllTimers()
  expect(start).toHaveBeenCalledTimes(1)
})

describe('where a consent tool is configured', () => {
  /** Starts with one answer for all purposes. */
  const startAsking = (first: ConsentAnswer) => {
    const config = JSON.stringify({ vendors: { consentTool: { src: '/consent.js' } } })
    document.head.innerHTML = `<script type="application/json" id="site-config">${config}</script>`
    startMeasuring(document)
    expect(start).not.toHaveBeenCalled()
    let current = first
    const listeners: (() => void)[] = []
    optionsOf(startAnalytics).onConsent?.({
      answerFor: () => current,
      onChange: (listener) => listeners.push(listener),
    })
    return {
      ...optionsOf(start),
      answer: (next: ConsentAnswer) => {
        current = next
        for (const listener of listeners) listener()
      },
    }
  }

  it('makes personalization wait for consent', () => {
    const { consent, answer } = startAsking('undecided')
    expect(consent?.isGranted()).toBe(false)
    answer('granted')
    expect(consent?.isGranted()).toBe(true)
  })

  it.each(['pending', 'refused'] as const)(
    'stores no variant of a visitor whose answer for analytics is %s, but once they have consented',
    (before) => {
      const { onVariantIndex, answer } = startAsking(before)
      onVariantIndex?.(1)
      expect(document.cookie).toBe('')
      answer('granted')
      expect(document.cookie).toBe('hs_ab_variant=1')
    },
  )

  it.each([
    ['refused', undefined],
    ['undecided', 'refused'],
  ] as const)('deletes the records of earlier pages after a refusal: %s, then %s', (first, next) => {
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
    const queue = createStoredQueue<PageView>('hs_views', () => true)
    queue.add(view)
    startAsking('refused')
    expect(queue.first()).toEqual(view)
  })

  it('keeps the variant of an earlier visit until personalization reports another', () => {
    document.cookie = 'hs_ab_variant=1; path=/'
    const { onVariantIndex } = startAsking('granted')
    expect(document.cookie).toBe('hs_ab_variant=1')
    onVariantIndex?.(0)
    expect(document.cookie).toBe('hs_ab_variant=0')
    onVariantIndex?.(undefined)
    expect(document.cookie).toBe('')
  })
})

describe('reports', () => {
  const recorded = (path: string, conversion?: string): Recorded => ({
    at: 1000,
    url: `https://www.hearthside.example${path}`,
    referrer: '',
    title: 'Title',
    conversion,
  })

  it('each record of this page, earlier pages and later events once', () => {
    localStorage.setItem('hs_records', JSON.stringify([recorded('/a/?plan=plus')]))
    window.hearthsideRecords = [recorded('/b/'), recorded('/b/', 'Clicked Demo')]
    startMeasuring(document)
    window.hearthsideRecords.push(recorded('/c/'))
    document.dispatchEvent(new Event('hs:record'))
    expect(pageView.mock.calls).toEqual(['/a/', '/b/', '/c/'].map((path) => [{ at: 1000, path, title: 'Title' }]))
    const placeOf = (path: string) => ({
      url: `https://www.hearthside.example${path}`,
      referrer: '',
      document: { title: 'Title' },
    })
    expect(page.mock.calls).toEqual(['/a/?plan=plus', '/b/', '/c/'].map((path) => [placeOf(path)]))
    expect(trackAt.mock.calls).toEqual([[placeOf('/b/'), 'Clicked Demo', { path: '/b/' }]])
    expect(localStorage).toHaveLength(0)
  })

  it('the view of this page although another tab has reported since it was recorded', () => {
    startRecording()
    const own = window.hearthsideRecords
    window.hearthsideRecords = []
    expect(takeRecords(true)).toEqual([])
    window.hearthsideRecords = own
    startMeasuring(document)
    expect(pageView).toHaveBeenCalledTimes(1)
    expect(page).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['identifies its sender', 'Ada@Kestrel.example', [['ada@kestrel.example', { email: 'Ada@Kestrel.example' }]]],
    ['identifies nobody without an address', undefined, []],
  ])('a stored form, and %s', (_what, email, identified) => {
    reportSubmission({ formId: 'demo-request', use: 'demo', path: '/pricing/', email })
    expect(track.mock.calls).toEqual([[{ name: 'Submitted Form', formId: 'demo-request' }, '/pricing/']])
    expect(jest.mocked(personalization.track).mock.calls).toEqual([
      ['Submitted Form', { formId: 'demo-request', use: 'demo', path: '/pricing/' }],
    ])
    expect(identify.mock.calls).toEqual(identified)
  })
})
