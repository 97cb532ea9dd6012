/** How often one visitor may do something. */
export interface Rate {
  /** This many times at once. */
  readonly burst: number
  /** And then once in this many milliseconds. */
  readonly interval: number
}

/** @returns 0 when it may be done now, else the milliseconds until it may */
export type RateLimiter = (key: string, now: number) => number

interface Bucket {
  readonly tokens: number
  readonly at: number
}

/** Visitors that are remembered; beyond it the one seen longest ago is forgotten. */
const capacity = 20_000

/**
 * A limiter with a bucket of tokens for each visitor: an attempt takes one, and they come back with
 * time. It is kept in memory, so each process counts for itself.
 */
export function createRateLimiter({ burst, interval }: Rate): RateLimiter {
  const buckets = new Map<string, Bucket>()
  return (key, now) => {
    const known = buckets.get(key)
    const tokens = known ? Math.min(burst, known.tokens + Math.max(0, now - known.at) / interval) : burst
    // Set again, so that the map's order is that of the last attempts.
    buckets.delete(key)
    const isAllowed = tokens >= 1
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now })
    const oldest = buckets.keys().next()
    if (buckets.size > capacity && !oldest.done) buckets.delete(oldest.value)
    return isAllowed ? 0 : Math.ceil((1 - tokens) * interval)
  }
}

/** As many as that at once, and as many again with each minute. 0 is no limit. */
export const perMinute = (count: number): RateLimiter =>
  count === 0 ? () => 0 : createRateLimiter({ burst: count, interval: 60_000 / count })
