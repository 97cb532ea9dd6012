/** @jest-environment jsdom */
import { arriveConsentTool } from '../lib/test-support/consent-tool'
import { createConsent } from './consent'
import { put, tidy, watchNoise } from './test-support/scripts'

/** As in the page's head. */
const addScript = (): HTMLScriptElement => {
  const script = document.createElement('script')
  script.dataset.consentTool = ''
  document.head.append(script)
  return script
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  tidy('airgap')
})

it.each([
  [true, { Analytics: true }, 'granted'],
  [false, { Analytics: true }, 'granted'],
  [true, { Analytics: false }, 'refused'],
  [true, {}, 'refused'],
  [false, { Analytics: false }, 'undecided'],
  [false, {}, 'undecided'],
])('with a decision (%s) for %j, analytics is %s', (confirmed, purposes, answer) => {
  arriveConsentTool(confirmed, purposes)
  expect(createConsent().answerFor('Analytics')).toBe(answer)
})

it('uses the answer of a script that loads late', () => {
  const noise = watchNoise()
  const script = addScript()
  const consent = createConsent()
  jest.advanceTimersByTime(20_000)
  expect(consent.answerFor('Analytics')).toBe('unknown')
  arriveConsentTool(true, { Analytics: true })
  script.dispatchEvent(new Event('load'))
  expect(consent.answerFor('Analytics')).toBe('granted')
  expect(noise.warnings()).toHaveLength(1)
})

it('reports its loading and each decision', () => {
  const listener = jest.fn()
  const consent = createConsent()
  consent.onChange(listener)
  const decide = arriveConsentTool(false, {})
  jest.advanceTimersByTime(100)
  expect(listener).toHaveBeenCalledTimes(1)
  decide({ Analytics: true, Advertising: false })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(consent.answerFor('Analytics')).toBe('granted')
  expect(consent.answerFor('Advertising')).toBe('refused')
})

it.each([
  ['does not come', undefined],
  ['takes no listeners', { getConsent: () => ({ purposes: { Analytics: true } }) }],
])('knows of no answer when the tool %s, with one warning', (_name, airgap) => {
  const noise = watchNoise()
  const listener = jest.fn()
  put({ airgap })
  const consent = createConsent()
  consent.onChange(listener)
  jest.advanceTimersByTime(10_000)
  expect(consent.answerFor('Analytics')).toBe('unknown')
  expect(noise.warnings()).toEqual(['The consent tool could not be started.'])
  expect(noise.errors()).toBe(0)
})
