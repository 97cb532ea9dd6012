// The package's main file loads every store that it knows, which bundlers warn about.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory'
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes'
import type { RunStatement } from '../store/open-database'
import { rateLimitTable } from '../store/schema'

/** @returns 0 when this sender may go on, else the milliseconds until it may */
export type RateLimiter = (sender: string) => Promise<number>

export interface RateLimit {
  /** What is limited, such as `submit`. Each name has counts of its own. */
  readonly name: string
  /** How often one sender may do it in a minute, counted from the first time. 0 means no limit. */
  readonly perMinute: number
  /** Another period than a minute, in seconds. */
  readonly period?: number
}

interface RateLimiterOptions extends RateLimit {
  /**
   * Runs statements on the PostgreSQL server that holds the leads: all processes that use it then share the
   * limit. While it fails, and when it is absent, each process counts in its own memory.
   */
  readonly runStatement?: RunStatement
}

/** Makes the limiter of an endpoint. */
export function createRateLimiter({ name, perMinute, period = 60, runStatement }: RateLimiterOptions): RateLimiter {
  if (perMinute === 0) return () => Promise.resolve(0)
  const limit = { keyPrefix: name, points: perMinute, duration: period }
  const memory = new RateLimiterMemory(limit)
  const limiter = runStatement
    ? new RateLimiterPostgres({
        ...limit,
        storeClient: { query: runStatement },
        storeType: 'pool',
        tableName: rateLimitTable,
        // The migrations of the store create the table, and `tidy` deletes counts that have expired.
        tableCreated: true,
        clearExpiredByTimeout: false,
        // A sender who is over the limit costs no further statement.
        inMemoryBlockOnConsumed: perMinute + 1,
        insuranceLimiter: memory,
      })
    : memory
  return async (sender) => {
    try {
      await limiter.consume(sender)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
      throw refusal
    }
  }
}
