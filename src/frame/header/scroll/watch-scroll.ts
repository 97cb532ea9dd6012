import type { ScrollPosition } from './scroll-state'

interface WatchScrollOptions {
  readonly onPosition: (position: ScrollPosition) => void
  readonly signal: AbortSignal
}

/**
 * Reports the scroll position once at the start, and in each frame after the page was scrolled or its
 * height changed. It reads the height right after a layout, unless the visitor scrolls before the first
 * one, and the other values at the start of a frame: that forces no further layout.
 */
export function watchScroll(root: Document, { onPosition, signal }: WatchScrollOptions): void {
  const view = root.defaultView
  if (!view) return
  let pageHeight = 0
  let frame = 0

  const measure = (): void => {
    frame = 0
    pageHeight ||= root.documentElement.scrollHeight
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
