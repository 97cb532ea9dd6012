import { onRendered } from '../../lib/page-life'
import { stepByKey } from '../../tools/step-by-key'

/** Elements that use the arrow keys themselves. */
const usesKeys = 'input,select,textarea,video,audio,[contenteditable],[role=slider],dialog,[popover]'

/**
 * Runs the tour of a page, `[data-tour]`: shows the step in the address, marks it in the list, and handles
 * arrow keys, Home, End and swipes. All of them follow the link to a step, so each step gets a history entry.
 */
export function startTourSteps(root: Document): void {
  const { location, defaultView: view } = root
  let finger: Point | undefined

  const stepsOf = (tour: Element | null): HTMLElement[] => [
    ...(tour?.querySelectorAll<HTMLElement>('[data-steps] > *') ?? []),
  ]
  const tourOf = (): Element | null => root.querySelector('[data-tour]')
  /** While a visitor has zoomed in, a finger moves the page. */
  const isZoomed = (): boolean => (view?.visualViewport?.scale ?? 1) > 1
  const currentIndex = (steps: readonly HTMLElement[]): number =>
    steps.findIndex((step) => step.dataset.current !== undefined)

  /** Shows one step and hides the others. Prefetches the picture of the next step. */
  const showStep = (tour: Element, steps: readonly HTMLElement[], index: number): void => {
    const list = tour.querySelector<HTMLElement>('[data-steps]')
    const hasChanged = list?.dataset.isStepping !== undefined && steps[index]?.dataset.current === undefined
    for (const step of steps) {
      step.toggleAttribute('data-current', step === steps[index])
      step.toggleAttribute('data-has-arrived', hasChanged && step === steps[index])
    }
    if (list) list.dataset.isStepping = ''
    tour.querySelectorAll('nav a').forEach((link, place) => {
      if (place === index) link.setAttribute('aria-current', 'step')
      else link.removeAttribute('aria-current')
    })
    steps[index + 1]?.querySelector('img')?.setAttribute('loading', 'eager')
  }

  const showZoom = (): void => {
    tourOf()?.toggleAttribute('data-is-zoomed', isZoomed())
  }

  const show = (): void => {
    showZoom()
    const tour = tourOf()
    const steps = stepsOf(tour)
    if (!tour || steps.length === 0) return
    const named = steps.findIndex(({ id }) => `#${id}` === location.hash)
    // Other hashes do not change the step.
    if (named >= 0) showStep(tour, steps, named)
    else if (location.hash === '' || currentIndex(steps) < 0) showStep(tour, steps, 0)
  }

  const goTo = (index: number): void => {
    tourOf()?.querySelectorAll<HTMLAnchorElement>('nav a')[index]?.click()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const tour = tourOf()
    const target = event.target instanceof Element ? event.target : root.body
    if (!tour || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isInside = tour.contains(target)
    if (target.closest(usesKeys) || !(isInside || target === root.body)) return
    // Outside of the tour, Home and End scroll the page.
    if (!isInside && !event.key.startsWith('Arrow')) return
    const steps = stepsOf(tour)
    const index = stepByKey(event.key, currentIndex(steps), steps.length)
    if (index === undefined || index === currentIndex(steps)) return
    event.preventDefault()
    goTo(index)
  }

  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('pointerdown', ({ target, pointerType, isPrimary, clientX, clientY }) => {
    const isInside = target instanceof Element && target.closest('[data-tour] [data-steps]')
    finger = pointerType === 'touch' && isPrimary && isInside && !isZoomed() ? { x: clientX, y: clientY } : undefined
  })
  root.addEventListener('pointerup', ({ clientX, clientY }) => {
    const direction = finger ? swipeDirection(finger, { x: clientX, y: clientY }) : 0
    finger = undefined
    const steps = stepsOf(tourOf())
    const index = currentIndex(steps) + direction
    if (direction !== 0 && index >= 0 && index < steps.length) goTo(index)
  })
  root.addEventListener('pointercancel', () => {
    finger = undefined
  })
  // A link to a step fires `popstate` first, so the step is visible before other listeners scroll to it.
  view?.addEventListener('popstate', show)
  view?.addEventListener('hashchange', show)
  view?.visualViewport?.addEventListener('resize', showZoom)
  onRendered(root, show)
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
