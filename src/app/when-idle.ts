import { onUsed } from '../lib/page-life'

/**
 * Runs when the browser is idle. Safari lacks that callback; there it runs in a separate task.
 *
 * @param timeout maximum delay in ms
 */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}

/** Milliseconds after load during which pictures still load. */
const quietPeriod = 2500

/**
 * Runs work that the first screen does not need: after the first input has been painted, otherwise when the loaded page
 * has been quiet and the browser is idle. `data-used` marks an earlier input (src/app/loader.ts).
 */
export function whenQuiet(run: () => void): void {
  const settled = new AbortController()
  const { signal } = settled
  const runOnce = (): void => {
    if (signal.aborted) return
    settled.abort()
    run()
  }
  const runAfterPaint = (): void => void window.requestAnimationFrame(() => window.setTimeout(runOnce))
  const runWhenIdle = (): void => void window.setTimeout(() => whenIdle(runOnce, 4000), quietPeriod)

  if ('used' in document.documentElement.dataset) runAfterPaint()
  onUsed(window, runAfterPaint, { signal })
  if (document.readyState === 'complete') runWhenIdle()
  else window.addEventListener('load', runWhenIdle, { signal })
}
