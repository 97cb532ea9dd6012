import { ApiError } from './api-error'
import type { Api } from './ledger'

const second = 1000

/** Calls per second: https://www.contentful.com/developers/docs/technical-limits/ */
export const callsPerSecond: Readonly<Record<Api, number>> = { delivery: 55, preview: 14 }

/**
 * Limits the calls of an API as Contentful does. Assumption: all calls count. In Contentful, those that its
 * cache answers do not.
 *
 * @returns a function to call for each call; throws ApiError 429 if there were too many within a second
 */
export function createRateLimit(api: Api): () => void {
  const limit = callsPerSecond[api]
  let times: readonly number[] = []
  return () => {
    const now = Date.now()
    times = times.filter((time) => time > now - second)
    if (times.length >= limit) {
      // Seconds until the next call is allowed.
      const headers = { 'x-contentful-ratelimit-reset': '1' }
      throw new ApiError(429, 'RateLimitExceeded', `More than ${limit} calls in a second.`, undefined, headers)
    }
    times = [...times, now]
  }
}
