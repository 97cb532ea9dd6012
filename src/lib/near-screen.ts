/** The first of these says that a visitor is about to use the page. */
const signsOfUse = ['pointerover', 'pointerdown', 'scroll', 'keydown'] as const

/** Calls back once, when the visitor begins to use the page. */
export function onFirstUse(root: Document, begin: () => void, signal: AbortSignal): void {
  const waiting = new AbortController()
  signal.addEventListener('abort', () => waiting.abort())
  const use = (): void => {
    waiting.abort()
    begin()
  }
  for (const type of signsOfUse) {
    root.addEventListener(type, use, { capture: true, passive: true, signal: waiting.signal })
  }
}

/**
 * Calls back, perhaps several times, when an element that is there now comes near the screen.
 *
 * @param distance from the screen, as in the `rootMargin` of an IntersectionObserver
 */
export function whenNear(
  root: Document,
  { selector, distance }: { readonly selector: string; readonly distance: string },
  onNear: () => void,
  signal: AbortSignal,
): void {
  const elements = root.querySelectorAll(selector)
  if (elements.length === 0) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin: distance },
  )
  for (const element of elements) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
