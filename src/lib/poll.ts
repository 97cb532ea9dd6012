import { attempt } from './attempt'

interface PollOptions {
  /** Default: 100 (requirements 9). */
  readonly everyMs?: number
  /** Timeout in ms, after which it checks once more. */
  readonly forMs: number
  readonly signal?: AbortSignal
}

/**
 * Polls a condition, first immediately. Never rejects.
 *
 * @param check may throw, which counts as false
 * @returns whether the condition became true
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
