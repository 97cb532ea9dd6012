import { hasAnswered } from './newsletter-flags'

/**
 * Takes the invitations to the newsletter off the page when the visitor has subscribed or said no
 * (specification 3.2). One that is in view, or above, stays: the page would jump.
 *
 * @param now milliseconds since 1970
 */
export function hideNewsletter(root: Document, now: number): void {
  if (!hasAnswered(now)) return
  for (const band of root.querySelectorAll<HTMLElement>('[data-newsletter-band]')) {
    if (band.getBoundingClientRect().top >= window.innerHeight) band.hidden = true
  }
}
