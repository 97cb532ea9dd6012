/**
 * Runs when the browser is idle. Safari lacks that callback; there it runs in a separate task.
 *
 * @param timeout maximum delay in ms
 */
export function whenIdle(window: Window, run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
