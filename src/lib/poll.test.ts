import { poll } from './poll'

const check = jest.fn<boolean, []>()

/** Starts polling. Returns the current result. */
const start = (everyMs: number, signal?: AbortSignal) => {
  let result: boolean | undefined
  void poll(check, { everyMs, forMs: 1000, signal }).then((value) => (result = value))
  return () => result
}

beforeEach(() => {
  jest.useFakeTimers()
  check.mockReset().mockReturnValue(false)
})
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
})

it('checks immediately, without a timer', async () => {
  check.mockReturnValue(true)
  await expect(poll(check, { forMs: 1000 })).resolves.toBe(true)
})

it('polls at the given interval until it is true', async () => {
  const result = start(100)
  await jest.advanceTimersByTimeAsync(299)
  expect(check).toHaveBeenCalledTimes(3)
  expect(result()).toBeUndefined()
  check.mockReturnValue(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(result()).toBe(true)
})

it('checks a last time at the timeout, even between two intervals', async () => {
  const result = start(400)
  await jest.advanceTimersByTimeAsync(900)
  check.mockReturnValue(true)
  await jest.advanceTimersByTimeAsync(100)
  expect(result()).toBe(true)
})

it('treats a throwing check as false', async () => {
  check.mockImplementationOnce(() => {
    throw new Error('not there')
  })
  const result = start(400)
  await jest.advanceTimersByTimeAsync(1000)
  expect(result()).toBe(false)
  expect(check).toHaveBeenCalledTimes(4)
})

it('resolves to false when its signal aborts', async () => {
  const ending = new AbortController()
  const result = start(100, ending.signal)
  ending.abort()
  await jest.advanceTimersByTimeAsync(100)
  expect(result()).toBe(false)
})
