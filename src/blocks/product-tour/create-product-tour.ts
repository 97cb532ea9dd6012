import type { Tool } from '../../tools/load-tool'
import { stepByKey } from './step-by-key'
import { swipeDirection } from './swipe-direction'

/** What has the keys for itself, such as a field. */
const usesKeys = 'input,select,textarea,video,audio,[contenteditable],[role=slider],dialog,[popover]'

/**
 * Steps of a product tour: shows the one of the address alone, marks it in the list, and takes arrow
 * keys, Home, End and swipes. Every way to a step is a link to it, so that each is in the history.
 *
 * @returns `show` to be called when a page has been drawn, `stop` to end it
 */
export function createProductTour(root: Document): Tool {
  const { location, defaultView: view } = root
  let finger: { readonly x: number; readonly y: number } | undefined

  const stepsOf = (tour: Element | null): HTMLElement[] => [
    ...(tour?.querySelectorAll<HTMLElement>('[data-steps] > *') ?? []),
  ]
  const tourOf = (): Element | null => root.querySelector('[data-tour]')
  const currentIndex = (steps: readonly HTMLElement[]): number =>
    steps.findIndex((step) => step.dataset.current !== undefined)

  /** Shows a step alone. Its neighbor’s picture is fetched, so that the next step is there at once. */
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

  const show = (): void => {
    const tour = tourOf()
    const steps = stepsOf(tour)
    if (!tour || steps.length === 0) return
    const named = steps.findIndex(({ id }) => `#${id}` === location.hash)
    // A hash that leads elsewhere leaves the tour where it is.
    if (named >= 0) showStep(tour, steps, named)
    else if (location.hash === '' || currentIndex(steps) < 0) showStep(tour, steps, 0)
  }

  /** Follows the link to a step, as a click would. */
  const goTo = (index: number): void => {
    tourOf()?.querySelectorAll<HTMLAnchorElement>('nav a')[index]?.click()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const tour = tourOf()
    const target = event.target instanceof Element ? event.target : root.body
    if (!tour || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isInside = tour.contains(target)
    if (target.closest(usesKeys) || !(isInside || target === root.body)) return
    // Outside of the tour, Home and End belong to the page.
    if (!isInside && !event.key.startsWith('Arrow')) return
    const steps = stepsOf(tour)
    const index = stepByKey(event.key, currentIndex(steps), steps.length)
    if (index === undefined || index === currentIndex(steps)) return
    event.preventDefault()
    goTo(index)
  }

  const onPointerDown = (event: PointerEvent): void => {
    const isInside = event.target instanceof Element && event.target.closest('[data-tour] [data-steps]')
    finger =
      event.pointerType === 'touch' && event.isPrimary && isInside ? { x: event.clientX, y: event.clientY } : undefined
  }

  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const direction = finger ? swipeDirection(finger, { x: clientX, y: clientY }) : 0
    finger = undefined
    const steps = stepsOf(tourOf())
    const index = currentIndex(steps) + direction
    if (direction !== 0 && index >= 0 && index < steps.length) goTo(index)
  }

  const onPointerCancel = (): void => {
    finger = undefined
  }

  show()
  // A link to a step tells of itself by `popstate` first: the step is there before others scroll to it.
  view?.addEventListener('popstate', show)
  view?.addEventListener('hashchange', show)
  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('pointerdown', onPointerDown)
  root.addEventListener('pointerup', onPointerUp)
  root.addEventListener('pointercancel', onPointerCancel)
  return {
    show,
    stop: () => {
      view?.removeEventListener('popstate', show)
      view?.removeEventListener('hashchange', show)
      root.removeEventListener('keydown', onKeyDown)
      root.removeEventListener('pointerdown', onPointerDown)
      root.removeEventListener('pointerup', onPointerUp)
      root.removeEventListener('pointercancel', onPointerCancel)
    },
  }
}
