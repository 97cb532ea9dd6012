/** Milliseconds: less than Jest gives a test, so that nothing polls on after a test that failed. */
const timeout = 100_000

/** Milliseconds between two checks, which leave the processor to what is waited for. */
const pause = 5

/** Those of the machine, also when a test fakes timers later. */
const { setTimeout, performance } = globalThis

/**
 * Waits until a condition is true.
 *
 * @throws Error that shows the condition after a timeout
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + timeout
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Timed out after ${timeout / 1000} s: ${condition.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
