import type { ConsentAnswer } from '../../lib/consent-tool'
import { linkKind } from './link-kind'

/**
 * Whether a link that is used waits for the visitor's consent: every link while the page and the consent
 * tool are on their way. Later, and while the visitor has not decided, only a link that would carry
 * where the visitor came from: the next page of this site finds that in its referrer.
 *
 * Callers set a limit to the waiting.
 */
export const waitsForConsent = (answer: ConsentAnswer, link: HTMLAnchorElement, root: Document): boolean => {
  const here = root.location.hostname
  // Once the page is hydrated, such a link stays in this document, which remembers its landing.
  if (link.hostname === here && root.documentElement.dataset.hydrated !== undefined) return false
  if (answer === 'pending' && root.readyState !== 'complete') return true
  return (answer === 'pending' || answer === 'undecided') && linkKind(link, here) !== undefined
}
