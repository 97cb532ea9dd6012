import { createRateLimiter } from './rate-limiter'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2025, 4, 1, 12) })
})
const attempts = (limit: (sender: string) => Promise<number>, sender: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => limit(sender)))

it('rejects a sender over the limit, until a minute after the first attempt', async () => {
  const limit = createRateLimiter({ name: 'submit', limit: 2 })
  expect(await attempts(limit, 'a', 3)).toEqual([0, 0, 60_000])
  jest.advanceTimersByTime(45_000)
  expect(await limit('a')).toBe(15_000)
  jest.advanceTimersByTime(15_000)
  expect(await attempts(limit, 'a', 3)).toEqual([0, 0, 60_000])
})

it('counts again after the clock was set back', async () => {
  const limit = createRateLimiter({ name: 'submit', limit: 2 })
  await attempts(limit, 'a', 3)
  jest.setSystemTime(Date.now() - 86_400_000)
  expect(await limit('a')).toBe(0)
  expect(await attempts(limit, 'a', 3)).toEqual([0, 0, 60_000])
})

it('never rejects if the limit is 0', async () => {
  const limit = createRateLimiter({ name: 'submit', limit: 0 })
  expect(new Set(await attempts(limit, 'a', 100))).toEqual(new Set([0]))
})

it('counts in memory while the database fails', async () => {
  const runStatement = jest.fn(() => Promise.reject(new Error('connect ECONNREFUSED')))
  const limit = createRateLimiter({ name: 'submit', limit: 2, runStatement })
  expect(await attempts(limit, 'a', 3)).toEqual([0, 0, 60_000])
  expect(runStatement).toHaveBeenCalledTimes(3)
})

it('stops querying the database for a sender over the limit', async () => {
  const expire = Date.now() + 40_000
  let points = 0
  const runStatement = jest.fn(() => Promise.resolve({ rows: [{ points: (points += 1), expire }] }))
  const limit = createRateLimiter({ name: 'submit', limit: 2, runStatement })
  const waits = [await limit('a'), await limit('a'), await limit('a'), await limit('a')]
  expect(waits).toEqual([0, 0, 40_000, 40_000])
  expect(runStatement).toHaveBeenCalledTimes(3)
})
