import { menuId } from '../frame/frame-rules'

declare global {
  interface Window {
    /** Links and buttons clicked, and forms refused by the browser, before the controllers started, in order. */
    earlyClicks?: Element[]
  }
}

/** Only controllers handle these. All other clicks have worked natively. */
const answeredByControllers = [
  '[data-do-not-sell]',
  '[data-dismisses-demo-bar]',
  '[data-color-scheme-switch]',
  '[data-newsletter-decline]',
  'a[href$="#contact-us"]',
  'a[href$="#open-beacon"]',
  // Menu links close the menu. Without popovers, a controller opens it; with them, no controller listens.
  `#${menuId} a`,
  `[popovertarget=${menuId}]`,
].join(',')

/** Runs after the controllers' listeners. */
const preventNativeBehavior = (event: Event): void => event.preventDefault()

/**
 * Repeats clicks from before the controllers started, once and in order (requirements 2.1, 4.3, 4.4), without their
 * native behavior. Submits the forms that the browser has refused, so that the site's messages are shown (requirements
 * 5). Call it when all controllers listen; the loader then stops recording.
 */
export function replayEarlyClicks(window: Window): void {
  const clicked = window.earlyClicks ?? []
  delete window.earlyClicks
  window.addEventListener('click', preventNativeBehavior)
  for (const element of clicked) {
    if (element instanceof HTMLFormElement) {
      // A corrected form may already be submitting.
      if (element.checkValidity()) continue
      element.noValidate = true
      element.requestSubmit()
    } else if (element.matches(answeredByControllers)) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }
  window.removeEventListener('click', preventNativeBehavior)
}
