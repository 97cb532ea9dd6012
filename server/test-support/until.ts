/** In ms. Shorter than Jest's timeout, so that polling ends with a failed test. */
const timeout = 100_000

/** Interval between checks, in ms. */
const pause = 5

/** The real timers, even if a test fakes timers later. */
const { setTimeout, performance } = globalThis

/**
 * Waits until a condition is true. Until then it may fail, such as with a request to a server that starts.
 *
 * @throws Error with the condition and its last error after a timeout
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + timeout
  let cause: unknown
  const isTrue = async (): Promise<boolean> => {
    try {
      return await condition()
    } catch (error) {
      cause = error
      return false
    }
  }
  while (!(await isTrue())) {
    if (performance.now() > end) {
      throw new Error(`Timed out after ${timeout / 1000} s: ${condition.toString()}`, { cause })
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
