import { rememberNoThanks } from './newsletter-flags'

/**
 * Takes a visitor's no: it is remembered, and an answer takes the place of the invitation.
 *
 * @param button the control that says no
 * @param now milliseconds since 1970
 */
export function declineNewsletter(button: Element, now: number): void {
  rememberNoThanks(now)
  const band = button.closest('[data-newsletter-band]')
  band?.querySelector('[data-newsletter-offer]')?.setAttribute('hidden', '')
  const answer = band?.querySelector<HTMLElement>('[data-newsletter-answer]')
  answer?.removeAttribute('hidden')
  answer?.focus()
}
