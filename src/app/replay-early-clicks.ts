import { menuId } from '../data/frame-rules'

declare global {
  interface Window {
    /** Links and buttons clicked before the controllers started, in order. */
    earlyClicks?: Element[]
  }
}

/** Only controllers answer these. All other clicks have worked natively. */
const answeredByControllers = [
  '[data-do-not-sell]',
  '[data-dismisses-demo-bar]',
  '[data-newsletter-decline]',
  'a[href$="#contact-us"]',
  'a[href$="#open-beacon"]',
  // Links of the menu close it. Without popovers, a controller opens it; with them, none listens.
  `#${menuId} a`,
  `[popovertarget=${menuId}]`,
].join(',')

/** Runs after the controllers' listeners. */
const preventNativeBehavior = (event: Event): void => event.preventDefault()

/**
 * Repeats clicks from before the controllers started, once and in order (requirements 2.1, 4.3, 4.4), without their
 * native behavior. Call it when all controllers listen; the loader then stops recording.
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
