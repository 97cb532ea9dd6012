/** @jest-environment jsdom */
import type { Purpose } from '../../lib/consent-tool'
import { arrive, miss, put, requestedScripts, tidy, watchNoise } from '../test-support/scripts'
import { startConsentTool } from './consent-tool'

const src = 'https://consent.example/airgap.js'

/** The tool, with a visitor who has decided or not. */
const makeTool = (confirmed: boolean, purposes: Readonly<Partial<Record<Purpose, boolean>>>) => {
  let consent = { confirmed, purposes }
  const listeners: (() => void)[] = []
  return {
    getConsent: () => consent,
    addEventListener: (_type: string, listener: () => void) => {
      listeners.push(listener)
    },
    decide: (decision: typeof purposes) => {
      consent = { confirmed: true, purposes: decision }
      for (const listener of listeners) listener()
    },
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  tidy('airgap')
})

it('asks for its script at once, and what is essential needs no answer', () => {
  const consent = startConsentTool({ src })
  expect(requestedScripts()).toEqual([src])
  expect(consent.answerFor('Essential')).toBe('granted')
  expect(consent.answerFor('Analytics')).toBe('pending')
})

it.each([
  [true, { Analytics: true }, 'granted'],
  [false, { Analytics: true }, 'granted'],
  [true, { Analytics: false }, 'refused'],
  [true, {}, 'refused'],
  [false, { Analytics: false }, 'undecided'],
  [false, {}, 'undecided'],
])('with a decision (%s) for %j, analytics is %s', async (confirmed, purposes, answer) => {
  const consent = startConsentTool({ src })
  await arrive(src, () => put({ airgap: makeTool(confirmed, purposes) }))
  expect(consent.answerFor('Analytics')).toBe(answer)
})

it('waits up to 10 seconds for a tool that needs time after its script has run', async () => {
  const consent = startConsentTool({ src })
  await arrive(src)
  await jest.advanceTimersByTimeAsync(9900)
  put({ airgap: makeTool(true, { Analytics: true }) })
  await jest.advanceTimersByTimeAsync(100)
  expect(consent.answerFor('Analytics')).toBe('granted')
})

it('tells of its arrival and of each decision', async () => {
  const listener = jest.fn()
  const tool = makeTool(false, {})
  const consent = startConsentTool({ src })
  consent.onChange(listener)
  await arrive(src, () => put({ airgap: tool }))
  expect(listener).toHaveBeenCalledTimes(1)
  tool.decide({ Analytics: true, Advertising: false })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(consent.answerFor('Analytics')).toBe('granted')
  expect(consent.answerFor('Advertising')).toBe('refused')
})

it.each<[string, () => Promise<void>]>([
  ['does not arrive', () => miss(src)],
  [
    'throws',
    () =>
      arrive(src, () => {
        throw new Error('broken')
      }),
  ],
  [
    'is never ready',
    async () => {
      await arrive(src)
      await jest.advanceTimersByTimeAsync(10_000)
    },
  ],
  [
    'takes no listeners',
    () => arrive(src, () => put({ airgap: { ...makeTool(true, { Analytics: true }), addEventListener: undefined } })),
  ],
])('knows of no answer when it %s, with one warning', async (_name, happen) => {
  const noise = watchNoise()
  const listener = jest.fn()
  const consent = startConsentTool({ src })
  consent.onChange(listener)
  await happen()
  expect(consent.answerFor('Analytics')).toBe('unknown')
  expect(listener).toHaveBeenCalled()
  expect(noise.warnings()).toEqual(['The consent tool could not be started.'])
  expect(noise.errors()).toBe(0)
})

it('knows of no answer when the tool breaks later', async () => {
  const consent = startConsentTool({ src })
  let isBroken = false
  const tool = makeTool(true, { Analytics: true })
  const getConsent = (): unknown => {
    if (isBroken) throw new Error('broken')
    return tool.getConsent()
  }
  await arrive(src, () => put({ airgap: { ...tool, getConsent } }))
  isBroken = true
  expect(consent.answerFor('Analytics')).toBe('unknown')
})
