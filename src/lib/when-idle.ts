/**
 * Runs when the browser is idle. Safari has no such callback; there it runs in a task of its own.
 *
 * @param timeout milliseconds after which it runs in any case
 */
export function whenIdle(window: Window, run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
