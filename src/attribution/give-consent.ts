import { consentEvent } from '../data/attribution'

/** Tells attribution that the visitor has consented: now, or on an earlier page. */
export const giveConsent = (): void => {
  document.dispatchEvent(new Event(consentEvent))
}
