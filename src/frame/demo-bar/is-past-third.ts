import type { ScrollPosition } from '../header/scroll/scroll-state'

/**
 * Whether a page has been scrolled by a third of its height (specification 4.4, 9). A page too short
 * for that counts as scrolled when its end is reached; a page that does not scroll never does.
 */
export function isPastThird({ scrollY, viewportHeight, pageHeight }: ScrollPosition): boolean {
  const end = pageHeight - viewportHeight
  // Browsers round the height, and stop a fraction of a pixel above the end.
  return end >= 1 && scrollY >= Math.min(pageHeight / 3, end - 1)
}
