/** @jest-environment jsdom */
import { startMeasuring } from './start-measuring'

const startAnalytics = jest.fn()
const start = jest.fn()
const giveConsent = jest.fn()
let vendors: object = {}

jest.mock('../analytics', () => ({
  readVendorConfig: () => vendors,
  startAnalytics: (options: unknown) => startAnalytics(options) as unknown,
}))
jest.mock('../personalization/personalization', () => ({
  personalization: { start: (options: unknown) => start(options) as unknown },
}))
const forget = jest.fn()
jest.mock('../attribution/current-attribution', () => ({ currentAttribution: () => ({ forget }) }))
jest.mock('../attribution/give-consent', () => ({ giveConsent: () => giveConsent() as unknown }))

interface AnalyticsOptions {
  visitorId?: string
  readVariation: () => string | undefined
  onConsent: (consent: object) => void
}
const options = () => (startAnalytics.mock.calls[0] as [AnalyticsOptions])[0]

beforeEach(() => {
  jest.clearAllMocks()
  vendors = {}
})

it('tells analytics who the visitor is, by the address of the landing, and the variant at any time', () => {
  startMeasuring(document, 'https://www.hearthside.example/pricing/?mxid=v-1')
  expect(options().visitorId).toBe('v-1')
  expect(options().readVariation()).toBeUndefined()
  document.cookie = 'hs_ab_variant=1'
  expect(options().readVariation()).toBe('50-B')
  document.cookie = 'hs_ab_variant=; max-age=0'
})

it('starts personalization at once where nobody asks for consent', () => {
  startMeasuring(document, 'https://www.hearthside.example/')
  expect(start).toHaveBeenCalledTimes(1)
  expect(start).toHaveBeenCalledWith({ onVariantIndex: expect.any(Function) as unknown })
})

it('lets personalization and attribution wait for consent where a tool asks for it', () => {
  vendors = { consentTool: { src: '/consent.js' } }
  startMeasuring(document, 'https://www.hearthside.example/')
  expect(start).not.toHaveBeenCalled()

  let answer = 'undecided'
  const listeners: (() => void)[] = []
  const consent = { answerFor: () => answer, onChange: (listener: () => void) => listeners.push(listener) }
  options().onConsent(consent)
  const [[given]] = start.mock.calls as [[{ consent: { isGranted: () => boolean } }]]
  expect(given.consent.isGranted()).toBe(false)
  expect(giveConsent).not.toHaveBeenCalled()

  answer = 'granted'
  for (const listener of listeners) listener()
  expect(given.consent.isGranted()).toBe(true)
  expect(giveConsent).toHaveBeenCalledTimes(1)
})

describe('what attribution has stored', () => {
  /** Asks for consent, and gives one answer after the other. */
  const answer = (...answers: readonly string[]): void => {
    vendors = { consentTool: { src: '/consent.js' } }
    startMeasuring(document, 'https://www.hearthside.example/')
    let current = 'pending'
    const listeners: (() => void)[] = []
    options().onConsent({ answerFor: () => current, onChange: (listener: () => void) => listeners.push(listener) })
    for (const next of answers) {
      current = next
      for (const listener of listeners) listener()
    }
  }

  it.each([
    ['withdraws what was granted', ['granted', 'refused']],
    ['has refused on an earlier page', ['refused']],
  ])('is forgotten when the visitor %s', (_name, answers) => {
    answer(...answers)
    expect(forget).toHaveBeenCalledTimes(1)
  })

  it.each(['undecided', 'unknown', 'granted'])('is kept when the answer is %s', (only) => {
    answer(only)
    expect(forget).not.toHaveBeenCalled()
  })
})

it.each([
  ['undecided', 'hs_ab_variant=1'],
  ['refused', ''],
])('stores the variant of a visitor whose answer for analytics is %s: “%s”', (answer, stored) => {
  vendors = { consentTool: { src: '/consent.js' } }
  startMeasuring(document, 'https://www.hearthside.example/')
  options().onConsent({ answerFor: () => answer, onChange: () => undefined })
  const [[{ onVariantIndex }]] = start.mock.calls as [[{ onVariantIndex: (index: number | undefined) => void }]]
  onVariantIndex(1)
  expect(document.cookie).toBe(stored)
  onVariantIndex(undefined)
})
