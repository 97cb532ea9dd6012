// The package's main file loads every store, which causes warnings of bundlers.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory'
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes'
import type { RunStatement } from '../store/open-database'
import { rateLimitTable } from '../store/schema'

/** @returns 0 if the sender may continue, otherwise the wait in ms */
export type RateLimiter = (sender: string) => Promise<number>

export interface RateLimit {
  /** The limited action, such as `submit`. Each name has its own counts. */
  readonly name: string
  /** How often one sender may do it within the period. 0 means no limit. */
  readonly limit: number
  /** The period from the first time; a minute by default. */
  readonly seconds?: number
}

interface RateLimiterOptions extends RateLimit {
  /**
   * Runs statements on the PostgreSQL server with the leads, so that all its processes share the limit. While it fails,
   * and without it, each process counts in its own memory.
   */
  readonly runStatement?: RunStatement
}

export function createRateLimiter({ name, limit, seconds = 60, runStatement }: RateLimiterOptions): RateLimiter {
  if (limit === 0) return () => Promise.resolve(0)
  const options = { keyPrefix: name, points: limit, duration: seconds }
  const memory = new RateLimiterMemory(options)
  const limiter = runStatement
    ? new RateLimiterPostgres({
        ...options,
        storeClient: { query: runStatement },
        storeType: 'pool',
        tableName: rateLimitTable,
        // The migrations of the store create the table, and `tidy` deletes expired counts.
        tableCreated: true,
        clearExpiredByTimeout: false,
        // A sender over the limit causes no further statements.
        inMemoryBlockOnConsumed: limit + 1,
        insuranceLimiter: memory,
      })
    : memory
  // A longer wait was set before the clock was set back. Twice the period, because clocks of machines differ.
  const longestWait = 2 * seconds * 1000
  return async (sender) => {
    try {
      await limiter.consume(sender)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const wait = refusal.msBeforeNext
      if (wait <= longestWait) return Math.max(1, wait)
      await limiter.delete(sender)
      return 0
    }
  }
}
