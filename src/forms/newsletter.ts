import { newsletterNoThanksKey, newsletterSubscriberKey } from '../data/storage-keys'
import { readExpiring, writeExpiring } from '../lib/local-storage'

/**
 * What is remembered of a visitor and the newsletter, for a year (requirements 3.2, 9).
 *
 * `now` is in milliseconds since 1970.
 */
const note = '1'

export const rememberSubscriber = (now: number): boolean => writeExpiring(newsletterSubscriberKey, note, now)

export const rememberNoThanks = (now: number): boolean => writeExpiring(newsletterNoThanksKey, note, now)

/** Whether the visitor has subscribed or said no. */
export const hasAnswered = (now: number): boolean =>
  [newsletterSubscriberKey, newsletterNoThanksKey].some((key) => readExpiring(key, now) !== undefined)

/**
 * Hides the invitations to the newsletter on each page if the visitor has subscribed or said no (requirements
 * 3.2). One that is in view or above stays, because the page would jump.
 */
export function startNewsletter(root: Document, { signal }: { readonly signal: AbortSignal }): void {
  const hide = (): void => {
    if (!hasAnswered(Date.now())) return
    for (const band of root.querySelectorAll<HTMLElement>('[data-newsletter-band]')) {
      if (band.getBoundingClientRect().top >= window.innerHeight) band.hidden = true
    }
  }
  hide()
  root.addEventListener('hs:page', hide, { signal })
}
