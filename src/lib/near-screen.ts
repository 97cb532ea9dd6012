import { onRendered, onTouched } from './page-life'

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
  const watch = (): void => whenNear(root, target, onNear, signal)
  onTouched(window, watch, { signal })
  onRendered(root, watch, { signal })
}
