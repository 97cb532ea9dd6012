import type { ScrollPosition } from './scroll-state'

/**
 * Reports the scroll position once at the start, and in each frame after the page was scrolled or its
 * height changed. It reads the height right after a layout, unless the visitor scrolls before the first
 * one, and the other values at the start of a frame: that forces no further layout.
 */
export function watchScroll(root: Document, onPosition: (position: ScrollPosition) => void): void {
  let pageHeight = 0
  let frame = 0

  const measure = (): void => {
    frame = 0
    pageHeight ||= root.documentElement.scrollHeight
    onPosition({ scrollY: window.scrollY, viewportHeight: window.innerHeight, pageHeight })
  }
  const schedule = (): void => {
    frame ||= window.requestAnimationFrame(measure)
  }

  new ResizeObserver(() => {
    pageHeight = root.documentElement.scrollHeight
    schedule()
  }).observe(root.body)
  root.addEventListener('scroll', schedule, { passive: true })
}
