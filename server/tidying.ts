import type { Retention } from './store/lead-deletion'
import type { LeadStore } from './store/lead-store'

interface TidyingOptions {
  readonly store: () => Promise<Pick<LeadStore, 'tidy'>>
  readonly retention: Retention
  readonly reportError: (what: string, error: unknown) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: () => number
}

const hour = 60 * 60 * 1000

/** By how much the clock may go wrong in an hour, in ms. */
const tolerance = 60_000

/**
 * Has the store delete what has been kept long enough, once an hour at most, so that it costs nothing to ask
 * often. A clock that jumps ahead must not delete what is young: nothing is deleted until the clock has been
 * steady for an hour. It never rejects.
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
