import { nthWait, type Waits } from './retry-plan'

/** Stops calls to a failing service, and lets single calls test whether it works again. */
export interface CircuitBreaker {
  /** How long to wait before the next test, in ms; `undefined` while calls are not restricted. */
  readonly pause: () => number | undefined
  /** Call after a success. */
  readonly succeeded: () => void
  /**
   * Call after a failure.
   *
   * @param asked the pause that the service asks for, in ms
   * @returns how long all calls have failed, in ms
   */
  readonly failed: (asked?: number) => number
}

/** Failures in a row that open the circuit. */
const threshold = 5

/**
 * Creates a circuit breaker. It opens after five failures in a row, or when the service asks for a pause. Each failed
 * test doubles the pause.
 *
 * @param elapsed milliseconds of a monotonic clock
 */
export function createCircuitBreaker(waits: Waits, elapsed: () => number): CircuitBreaker {
  let failures = 0
  let failingSince: number | undefined
  let pauses = 0
  let pausedUntil: number | undefined

  const isPaused = (): boolean => pausedUntil !== undefined && elapsed() < pausedUntil

  return {
    pause: () => (pausedUntil === undefined ? undefined : Math.max(0, pausedUntil - elapsed())),
    succeeded: () => {
      // Ignore calls from before the pause.
      if (isPaused()) return
      failures = 0
      failingSince = undefined
      pauses = 0
      pausedUntil = undefined
    },
    failed: (asked) => {
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
