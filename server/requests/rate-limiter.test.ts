import { createRateLimiter, perMinute } from './rate-limiter'

describe('createRateLimiter', () => {
  it('allows a burst, then one in each interval', () => {
    const limit = createRateLimiter({ burst: 3, interval: 1000 })
    expect([0, 0, 0, 0].map(() => limit('a', 0))).toEqual([0, 0, 0, 1000])
    expect(limit('a', 400)).toBe(600)
    expect(limit('a', 1000)).toBe(0)
    expect(limit('a', 1000)).toBe(1000)
  })

  it('counts each visitor alone', () => {
    const limit = createRateLimiter({ burst: 1, interval: 1000 })
    expect([limit('a', 0), limit('a', 0), limit('b', 0)]).toEqual([0, 1000, 0])
  })

  it('saves up no more than a burst', () => {
    const limit = createRateLimiter({ burst: 2, interval: 1000 })
    limit('a', 0)
    expect([0, 0, 0].map(() => limit('a', 1e9))).toEqual([0, 0, 1000])
  })

  it('does not mind a clock that is set back', () => {
    const limit = createRateLimiter({ burst: 2, interval: 1000 })
    limit('a', 5000)
    expect(limit('a', 0)).toBe(0)
    expect(limit('a', 0)).toBe(1000)
  })

  it('forgets those who were seen longest ago, and takes up no more room', () => {
    const limit = createRateLimiter({ burst: 1, interval: 1e9 })
    limit('first', 0)
    for (let index = 0; index < 20_000; index += 1) limit(String(index), 0)
    expect(limit('19999', 0)).toBeGreaterThan(0)
    expect(limit('first', 0)).toBe(0)
  })
})

describe('perMinute', () => {
  it('allows that many at once and spreads the rest', () => {
    const limit = perMinute(2)
    expect([0, 0, 0].map(() => limit('a', 0))).toEqual([0, 0, 30_000])
  })

  it('has no limit for 0', () => {
    const limit = perMinute(0)
    expect(Array.from({ length: 100 }, () => limit('a', 0)).every((wait) => wait === 0)).toBe(true)
  })
})
