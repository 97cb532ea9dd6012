import type { ScrollPosition } from './scroll-state'

/**
 * Tells of each frame in which the page was scrolled or has changed its height, and of the first
 * one. Nothing here makes the browser lay the page out: the height is read when it has just been
 * laid out, and the rest once for each frame, before anyone has changed anything.
 *
 * @returns a function that stops it
 */
export function watchScroll(root: Document, onPosition: (position: ScrollPosition) => void): () => void {
  const view = root.defaultView
  if (!view) return () => undefined
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
  root.addEventListener('scroll', schedule, { passive: true })
  return () => {
    sizes.disconnect()
    root.removeEventListener('scroll', schedule)
    view.cancelAnimationFrame(frame)
  }
}
