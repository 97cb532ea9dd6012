/** @jest-environment jsdom */
import { createStoredQueue } from './stored-queue'

interface Call {
  readonly at?: number
  readonly name: string
}

const open = (mayStore = true) => createStoredQueue<Call>('calls', () => mayStore)

/** Leaves the page: only stored calls survive. */
const leave = (): void => {
  window.dispatchEvent(new Event('pagehide'))
  delete window.hearthsideCalls
}

afterEach(leave)

it('keeps calls in order beyond the end of the page', () => {
  open().add({ name: 'first' })
  open().add({ name: 'second' })
  leave()
  const queue = open()
  expect(queue.first()).toEqual({ name: 'first' })
  expect(queue.take({ name: 'first' })).toBe(true)
  expect(queue.first()).toEqual({ name: 'second' })
})

it('leaves the calls of an open page to that page', () => {
  open().add({ name: 'first' })
  expect(localStorage).toHaveLength(0)
  // Another page sees and takes only its own calls.
  const { hearthsideCalls } = window
  delete window.hearthsideCalls
  expect(open().first()).toBeUndefined()
  open().add({ name: 'second' })
  expect(open().take({ name: 'second' })).toBe(true)
  window.hearthsideCalls = hearthsideCalls
  expect(open().first()).toEqual({ name: 'first' })
})

it('delivers a call once, even when two tabs try', () => {
  open().add({ name: 'first' })
  leave()
  expect([open().take({ name: 'first' }), open().take({ name: 'first' })]).toEqual([true, false])
})

it('stores and reads nothing until it is allowed', () => {
  let mayStore = false
  const queue = createStoredQueue<Call>('calls', () => mayStore)
  queue.add({ name: 'first' })
  expect(localStorage).toHaveLength(0)
  expect(queue.first()).toEqual({ name: 'first' })
  mayStore = true
  leave()
  expect(open().first()).toEqual({ name: 'first' })
  expect(open(false).first()).toBeUndefined()
})

it('works in memory when the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open().add({ name: 'first' })
  window.dispatchEvent(new Event('pagehide'))
  expect(open().first()).toEqual({ name: 'first' })
  expect(open().take({ name: 'first' })).toBe(true)
  expect(open().first()).toBeUndefined()
})

it('keeps a hundred calls, for five days', () => {
  const now = Date.now()
  const added = Array.from({ length: 101 }, (_, index) => open().add({ at: now, name: String(index) }))
  expect(added.filter(Boolean)).toHaveLength(100)
  jest.useFakeTimers({ now: now + 432_000_000 })
  expect(open().first()).toBeUndefined()
})

it('deletes stored calls after five days, and rewrites no others when a page without calls is left', () => {
  const now = Date.now()
  open().add({ at: now, name: 'first' })
  leave()
  open()
  const setItem = jest.spyOn(Storage.prototype, 'setItem')
  leave()
  expect(setItem).not.toHaveBeenCalled()
  jest.useFakeTimers({ now: now + 432_000_000 })
  open()
  leave()
  expect(localStorage).toHaveLength(0)
})

it.each(['{', 'null', '{"a":1}', '[null]', '["a"]'])('treats %s as an empty queue', (text) => {
  localStorage.setItem('calls', text)
  expect(open().first()).toBeUndefined()
  open().add({ name: 'first' })
  expect(open().first()).toEqual({ name: 'first' })
})
