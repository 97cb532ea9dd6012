import type { Retention } from './store/lead-deletion'
import type { LeadStore } from './store/lead-store'

interface TidyingOptions {
  readonly store: () => Promise<Pick<LeadStore, 'tidy'>>
  readonly retention: Retention
  readonly reportError: (what: string, error: unknown) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number
}

const hour = 60 * 60 * 1000

/** Maximum drift of the clock in an hour, in ms. */
const tolerance = 60_000

/**
 * Returns a function that makes the store delete expired data, at most once an hour. After a clock jump, it deletes
 * nothing for an hour, because new data could look expired. Never rejects.
 */
export function createTidying({
  store,
  retention,
  reportError,
  now = Date.now,
  elapsed = () => performance.now(),
}: TidyingOptions): () => Promise<void> {
  let last = { now: now(), elapsed: elapsed() }
  return async () => {
    const current = { now: now(), elapsed: elapsed() }
    const passed = current.elapsed - last.elapsed
    const hasJumped = Math.abs(current.now - last.now - passed) > tolerance
    if (passed < hour && !hasJumped) return
    last = current
    if (hasJumped) return
    try {
      await (await store()).tidy(current.now, retention)
    } catch (error) {
      reportError('Expired leads and files could not be deleted', error)
    }
  }
}
