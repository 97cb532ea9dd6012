import { poll } from './poll'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** The current result of a promise. */
const watch = (promise: Promise<boolean>): { readonly result: () => boolean | undefined } => {
  let result: boolean | undefined
  void promise.then((value) => {
    result = value
  })
  return { result: () => result }
}

it('checks immediately, without a timer', async () => {
  await expect(poll(() => true, { everyMs: 100, forMs: 1000 })).resolves.toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('polls at the given interval until it is true', async () => {
  let checks = 0
  const check = (): boolean => {
    checks += 1
    return checks === 4
  }
  const waiting = watch(poll(check, { everyMs: 100, forMs: 1000 }))
  await jest.advanceTimersByTimeAsync(299)
  expect(checks).toBe(3)
  expect(waiting.result()).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(waiting.result()).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('checks a last time at the timeout, even between two intervals', async () => {
  let isThere = false
  const waiting = watch(poll(() => isThere, { everyMs: 400, forMs: 1000 }))
  await jest.advanceTimersByTimeAsync(900)
  isThere = true
  await jest.advanceTimersByTimeAsync(100)
  expect(waiting.result()).toBe(true)
})

it('treats a throwing check as false', async () => {
  let checks = 0
  const check = (): boolean => {
    checks += 1
    if (checks < 3) throw new Error('not there')
    return true
  }
  const waiting = watch(poll(check, { everyMs: 100, forMs: 1000 }))
  await jest.advanceTimersByTimeAsync(200)
  expect(waiting.result()).toBe(true)
})

describe('with a signal', () => {
  it('resolves to false when it is aborted', async () => {
    const ending = new AbortController()
    const waiting = watch(poll(() => false, { everyMs: 100, forMs: 1000, signal: ending.signal }))
    await jest.advanceTimersByTimeAsync(250)
    ending.abort()
    await jest.advanceTimersByTimeAsync(100)
    expect(waiting.result()).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })
})
