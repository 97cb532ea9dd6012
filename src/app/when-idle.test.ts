/** @jest-environment jsdom */
import { whenQuiet } from './when-idle'

const run = jest.fn()
const isLoaded = (state: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}

beforeEach(() => {
  jest.useFakeTimers()
  run.mockReset()
  delete document.documentElement.dataset.used
  Object.assign(window, { requestIdleCallback: (idle: () => void) => setTimeout(idle, 10) })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState')
})

it('runs when the page has loaded, has been quiet, and the browser is idle', () => {
  isLoaded('interactive')
  whenQuiet(run)
  jest.advanceTimersByTime(10_000)
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(2499)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(12)
  expect(run).toHaveBeenCalledTimes(1)
})

it.each(['pointerdown', 'keydown', 'click', 'focusin'])('runs after the first %s has been painted, once', (input) => {
  isLoaded('complete')
  whenQuiet(run)
  document.body.dispatchEvent(new Event(input, { bubbles: true }))
  expect(run).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('click', { bubbles: true }))
  jest.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('runs soon if the visitor has already used the page', () => {
  isLoaded('interactive')
  document.documentElement.dataset.used = ''
  whenQuiet(run)
  jest.advanceTimersByTime(50)
  expect(run).toHaveBeenCalledTimes(1)
})
