/** @jest-environment jsdom */
import { pageLoaded } from './page-loaded'

const settled = async (promise: Promise<void>): Promise<boolean> => {
  let isSettled = false
  void promise.then(() => {
    isSettled = true
  })
  await new Promise(process.nextTick)
  return isSettled
}

it('is at once on a page that has been loaded', async () => {
  expect(document.readyState).toBe('complete')
  expect(await settled(pageLoaded(window))).toBe(true)
})

it('waits for the load event otherwise', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const waiting = pageLoaded(window)
  expect(await settled(waiting)).toBe(false)
  window.dispatchEvent(new Event('load'))
  expect(await settled(waiting)).toBe(true)
})

it('waits no longer than 10 seconds for what hangs', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const waiting = pageLoaded(window)
  jest.advanceTimersByTime(10_000)
  expect(await settled(waiting)).toBe(true)
  jest.useRealTimers()
})
