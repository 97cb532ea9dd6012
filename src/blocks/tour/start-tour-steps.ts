import { onRendered } from '../../lib/page-life'
import { runEach } from '../../tools/run-each'
import { stepByKey } from '../../tools/step-by-key'

/** Elements that use the arrow keys themselves. */
const usesKeys = 'input,select,textarea,video,audio,[contenteditable],[role=slider],dialog,[popover]'

/** Runs the tours of the pages, `[data-tour]`. */
export function startTourSteps(root: Document): void {
  runEach(root, '[data-tour]', runTourSteps)
}

/**
 * Shows the step in the address, marks it in the list, and handles arrow keys, Home, End and swipes. All of them follow
 * the link to a step, so each step gets a history entry.
 */
function runTourSteps(tour: HTMLElement, signal: AbortSignal): void {
  const root = tour.ownerDocument
  const list = tour.querySelector<HTMLElement>('[data-steps]')
  const steps = [...(list?.children ?? [])]
  const links = tour.querySelectorAll<HTMLAnchorElement>('nav a')
  /** -1 before the first step has been shown. */
  let current = -1
  let finger: Point | undefined

  /** While a visitor has zoomed in, a finger moves the page. */
  const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1

  /** Shows one step and hides the others. Prefetches the picture of the next step. */
  const showStep = (index: number): void => {
    const hasChanged = current >= 0 && index !== current
    current = index
    steps.forEach((step, place) => {
      step.toggleAttribute('data-current', place === index)
      step.toggleAttribute('data-has-arrived', hasChanged && place === index)
    })
    if (list) list.dataset.isStepping = ''
    links.forEach((link, place) => {
      if (place === index) link.setAttribute('aria-current', 'step')
      else link.removeAttribute('aria-current')
    })
    steps[index + 1]?.querySelector('img')?.setAttribute('loading', 'eager')
  }

  const showZoom = (): void => {
    tour.toggleAttribute('data-is-zoomed', isZoomed())
  }

  const show = (): void => {
    const { hash } = root.location
    const named = steps.findIndex(({ id }) => `#${id}` === hash)
    // Other hashes do not change the step.
    if (named >= 0) showStep(named)
    else if (hash === '' || current < 0) showStep(0)
  }

  const goByKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : root.body
    const isInside = tour.contains(target)
    if (event.defaultPrevented || target.closest(usesKeys) || !(isInside || target === root.body)) return
    // Outside of the tour, Home and End scroll the page.
    if (!isInside && !event.key.startsWith('Arrow')) return
    const index = stepByKey(event, current, steps.length)
    if (index === undefined) return
    event.preventDefault()
    links[index]?.click()
  }

  const beginSwipe = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void => {
    finger = pointerType === 'touch' && isPrimary && !isZoomed() ? { x: clientX, y: clientY } : undefined
  }

  const endSwipe = ({ clientX, clientY }: PointerEvent): void => {
    const direction = finger ? swipeDirection(finger, { x: clientX, y: clientY }) : 0
    finger = undefined
    if (direction !== 0) links[current + direction]?.click()
  }

  const cancelSwipe = (): void => {
    finger = undefined
  }

  root.addEventListener('keydown', goByKey, { signal })
  list?.addEventListener('pointerdown', beginSwipe, { signal })
  root.addEventListener('pointerup', endSwipe, { signal })
  root.addEventListener('pointercancel', cancelSwipe, { signal })
  // A link to a step fires `popstate` first, so the step is visible before other listeners scroll to it.
  window.addEventListener('popstate', show, { signal })
  window.addEventListener('hashchange', show, { signal })
  window.visualViewport?.addEventListener('resize', showZoom, { signal })
  onRendered(root, show, { signal })
  showZoom()
  show()
}

/** Shortest distance of a swipe, in px. */
const shortest = 48
/** Smallest ratio of the horizontal to the vertical distance of a swipe. */
const steepness = 1.5

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The direction of a swipe between two points.
 *
 * @returns 1 for a swipe to the next step (to the left), -1 for one back, 0 when it is not a swipe
 */
export function swipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const sideways = to.x - from.x
  if (Math.abs(sideways) < shortest || Math.abs(sideways) < steepness * Math.abs(to.y - from.y)) return 0
  return sideways < 0 ? 1 : -1
}
