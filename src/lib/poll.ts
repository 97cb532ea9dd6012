import { attempt } from './attempt'

interface PollOptions {
  /** Default: 100 (requirements 9). */
  readonly everyMs?: number
  /** Timeout in ms, after which it checks once more. */
  readonly forMs: number
  /** Stops it, at the next check. */
  readonly signal?: AbortSignal
}

/**
 * Polls a condition, first immediately. Never rejects.
 *
 * @param check may throw, which counts as false
 * @returns whether the condition became true
 */
export function poll(check: () => boolean, { everyMs = 100, forMs, signal }: PollOptions): Promise<boolean> {
  const end = performance.now() + forMs
  return new Promise((resolve) => {
    const look = (): void => {
      const left = end - performance.now()
      if (signal?.aborted) resolve(false)
      else if (attempt(check)) resolve(true)
      else if (left > 0) setTimeout(look, Math.min(everyMs, left))
      else resolve(false)
    }
    look()
  })
}
