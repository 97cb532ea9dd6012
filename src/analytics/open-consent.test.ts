/** @jest-environment jsdom */
import { openConsent } from './open-consent'
import { put, tidy } from './test-support/scripts'

const showConsentManager = jest.fn()
let error: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  showConsentManager.mockReset()
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  tidy('transcend')
})

it('waits for a tool that loads within 5 seconds, polling every 100 ms', async () => {
  const opening = openConsent()
  await jest.advanceTimersByTimeAsync(4850)
  put({ transcend: { showConsentManager } })
  expect(showConsentManager).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(50)
  expect(showConsentManager).toHaveBeenCalledTimes(1)
  await opening
  expect(error).not.toHaveBeenCalled()
})

it('logs one exact message after 5 seconds without it, and ignores a later load', async () => {
  put({ transcend: {} })
  const opening = openConsent()
  await jest.advanceTimersByTimeAsync(4999)
  expect(error).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await opening
  expect(error.mock.calls).toEqual([['Timeout occurred while waiting for Transcend.']])
  put({ transcend: { showConsentManager } })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(showConsentManager).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

it('waits once for several clicks, and again for a later click', async () => {
  const openings = [openConsent(), openConsent()]
  await jest.advanceTimersByTimeAsync(5000)
  await Promise.all(openings)
  expect(error).toHaveBeenCalledTimes(1)
  put({ transcend: { showConsentManager } })
  await openConsent()
  expect(showConsentManager.mock.calls).toEqual([[{ viewState: 'CompleteOptions' }]])
})

it.each([
  [
    'throws',
    (): never => {
      throw new Error('broken')
    },
  ],
  ['rejects', (): Promise<never> => Promise.reject(new Error('broken'))],
])('does not fail with a tool that %s', async (_name, broken) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  put({ transcend: { showConsentManager: broken } })
  await expect(openConsent()).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
})
