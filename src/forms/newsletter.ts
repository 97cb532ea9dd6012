import { readExpiring, writeExpiring } from '../lib/local-storage'
import { onRendered } from '../lib/page-life'
import { newsletterNoThanksKey, newsletterSubscriberKey } from '../lib/storage-keys'

/** The visitor's answer to the newsletter, kept for a year (requirements 3.2, 9). */
const note = '1'

export const rememberSubscriber = (): boolean => writeExpiring(newsletterSubscriberKey, note)

export const rememberNoThanks = (): boolean => writeExpiring(newsletterNoThanksKey, note)

export const hasAnswered = (): boolean =>
  [newsletterSubscriberKey, newsletterNoThanksKey].some((key) => readExpiring(key) !== undefined)

/**
 * Hides the invitations on each page if the visitor has subscribed or declined (requirements 3.2), also in variants,
 * except those in view or above, because the page would jump.
 */
export function startNewsletter(root: Document): void {
  const hide = (): void => {
    if (!hasAnswered()) return
    for (const band of root.querySelectorAll<HTMLElement>('[data-newsletter-band]')) {
      if (band.getBoundingClientRect().top >= window.innerHeight) band.hidden = true
    }
  }
  hide()
  onRendered(root, hide)
}
