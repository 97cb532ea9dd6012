import { onRendered } from './page-life'

/** The first of these events shows that a visitor is about to use the page. */
const signsOfUse = ['pointerover', 'pointerdown', 'scroll', 'keydown'] as const

interface Target {
  readonly selector: string
  /** Distance from the screen, as in the `rootMargin` of an IntersectionObserver. */
  readonly distance: string
}

/** Calls back, perhaps several times, when a current element comes near the screen. */
export function whenNear(
  root: Document,
  { selector, distance }: Target,
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

/** The same, but only once the visitor uses the page, and again on later pages, until the signal aborts. */
export function whenNearInUse(root: Document, target: Target, onNear: () => void, signal: AbortSignal): void {
  const waiting = new AbortController()
  signal.addEventListener('abort', () => waiting.abort())
  const watch = (): void => {
    waiting.abort()
    whenNear(root, target, onNear, signal)
  }
  for (const type of signsOfUse) {
    root.addEventListener(type, watch, { capture: true, passive: true, signal: waiting.signal })
  }
  onRendered(root, watch, { signal })
}
