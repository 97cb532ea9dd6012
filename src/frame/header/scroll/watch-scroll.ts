import type { ScrollPosition } from './scroll-state'

interface WatchScrollOptions {
  readonly onPosition: (position: ScrollPosition) => void
  readonly signal: AbortSignal
}

/**
 * Reports the scroll position once at the start, and in each frame after the page was scrolled or its
 * height changed. It never forces a layout: it reads the height right after a layout, and the other
 * values at the start of a frame.
 */
export function watchScroll(root: Document, { onPosition, signal }: WatchScrollOptions): void {
  const view = root.defaultView
  if (!view) return
  let pageHeight = 0
  let frame = 0

  const measure = (): void => {
    frame = 0
    onPosition({ scrollY: view.scrollY, viewportHeight: view.innerHeight, pageHeight })
  }
  const schedule = (): void => {
    frame ||= view.requestAnimationFrame(measure)
  }

  const sizes = new view.ResizeObserver(() => {
    pageHeight = root.documentElement.scrollHeight
    schedule()
  })
  sizes.observe(root.body)
  root.addEventListener('scroll', schedule, { passive: true, signal })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    view.cancelAnimationFrame(frame)
  })
}
