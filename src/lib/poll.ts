import { attempt } from './attempt'

export interface PollOptions {
  /** Milliseconds between two checks. Defaults to 100 (requirements 9). */
  readonly everyMs?: number
  /** Milliseconds after which it gives up, with a last check. */
  readonly forMs: number
  /** Ends it early. */
  readonly signal?: AbortSignal
}

/**
 * Waits for a condition that fires no event: checks immediately, then repeatedly.
 *
 * @param check may throw, which counts as false
 * @returns whether the condition became true; it never rejects
 */
export function poll(check: () => boolean, { everyMs = 100, forMs, signal }: PollOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const isTrue = (): boolean => attempt(check) ?? false
    const settle = (result: boolean): void => {
      clearInterval(interval)
      clearTimeout(deadline)
      signal?.removeEventListener('abort', onAbort)
      resolve(result)
    }
    const tick = (): void => {
      if (isTrue()) settle(true)
    }
    const onAbort = (): void => settle(false)

    const interval = setInterval(tick, everyMs)
    const deadline = setTimeout(() => settle(isTrue()), forMs)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) settle(false)
    else tick()
  })
}
