import { laterSections } from '../data/sections'

/**
 * Gives the sections far below the screen, which are drawn when they come near it (src/theme/global-style.ts), their
 * heights: draws each once, when the browser is idle, and the browser remembers its height. Sections near the screen
 * have theirs; above it, a change could move what the visitor reads.
 */
export function settleHeights(root: Document, window: Window): void {
  // Browsers without it draw all sections at once.
  if (!('requestIdleCallback' in window)) return
  const waiting = [...root.querySelectorAll<HTMLElement>(laterSections)]
  // Chrome draws what begins at most one and a half screens below the screen.
  const isFarBelow = (section: HTMLElement): boolean => section.getBoundingClientRect().top > 2.5 * window.innerHeight
  const drawNext = (): void => {
    const section = waiting.pop()
    if (!section || !isFarBelow(section)) return
    section.style.contentVisibility = 'visible'
    window.requestAnimationFrame(() =>
      window.requestIdleCallback(() => {
        // Chrome removes the attribute only after a script has asked for it.
        if (section.hasAttribute('style')) section.removeAttribute('style')
        drawNext()
      }),
    )
  }
  window.requestIdleCallback(drawNext)
}
