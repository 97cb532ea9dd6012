import { nthWait, type Waits } from './retry-plan'

/** Failures in a row that open the circuit. */
const threshold = 5

/**
 * Creates a circuit breaker: it stops calls to a failing service, and lets single calls test whether it works again. It
 * opens after five failures in a row, or when the service asks for a pause. Each failed test doubles the pause.
 *
 * @param elapsed milliseconds of a monotonic clock
 */
export function createCircuitBreaker(waits: Waits, elapsed: () => number) {
  let failures = 0
  let failingSince: number | undefined
  let pauses = 0
  let pausedUntil: number | undefined

  const isPaused = (): boolean => pausedUntil !== undefined && elapsed() < pausedUntil

  return {
    /** How long to wait before the next test, in ms; `undefined` while calls are not restricted. */
    pause: (): number | undefined => (pausedUntil === undefined ? undefined : Math.max(0, pausedUntil - elapsed())),
    succeeded: (): void => {
      // Ignore calls from before the pause.
      if (isPaused()) return
      failures = 0
      failingSince = undefined
      pauses = 0
      pausedUntil = undefined
    },
    /**
     * @param asked the pause that the service asks for, in ms
     * @returns how long all calls have failed, in ms
     */
    failed: (asked?: number): number => {
      const time = elapsed()
      failures += 1
      failingSince ??= time
      if (isPaused()) {
        pausedUntil = Math.max(pausedUntil ?? 0, time + (asked ?? 0))
      } else if (asked !== undefined || pausedUntil !== undefined || failures >= threshold) {
        pauses += 1
        pausedUntil = time + (asked ?? nthWait(pauses, waits))
      }
      return time - failingSince
    },
  }
}
