import { menuId } from '../data/frame-rules'

declare global {
  interface Window {
    /** Links and buttons that were clicked before the controllers started, in order (gatsby/loading/loader.ts). */
    earlyClicks?: Element[]
  }
}

/** What only a controller can answer. All else has done its work natively, and would do it a second time. */
const answeredByControllers = [
  '[data-do-not-sell]',
  '[data-dismisses-demo-bar]',
  '[data-newsletter-decline]',
  // The help widget.
  'a[href$="#contact-us"]',
  'a[href$="#open-beacon"]',
  // Links of the menu close it, also when they lead to a section of this page.
  `#${menuId} a`,
].join(',')

/** Runs after the listeners of controllers, which stand on the document. */
const preventNativeBehavior = (event: Event): void => event.preventDefault()

/**
 * Repeats clicks that came before the controllers started, once and in their order (requirements 2.1,
 * 4.3, 4.4). What the browser does for a click by itself, such as going to a section, it has done
 * already and does not do again.
 *
 * Call it when all controllers listen. From then on the loader records nothing.
 */
export function replayEarlyClicks(window: Window): void {
  const clicked = window.earlyClicks ?? []
  delete window.earlyClicks
  window.addEventListener('click', preventNativeBehavior)
  for (const element of clicked) {
    if (element.matches(answeredByControllers)) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }
  window.removeEventListener('click', preventNativeBehavior)
}
