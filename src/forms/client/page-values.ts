import { elapsedKey, pageNameKey, pageUriKey, trackingKey } from '../../data/forms'
import { findCookie, readCookies } from '../../lib/cookies'

/** What a submission says about the page that it comes from (specification 3.3). */
export function pageValues(root: Document): Readonly<Record<string, string>> {
  return {
    [pageUriKey]: root.URL,
    [pageNameKey]: root.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
  }
}

/** What a submission says about the visit, at the time of the sending (specification 3.3). */
export function visitValues(): Readonly<Record<string, string>> {
  return {
    [trackingKey]: findCookie(readCookies(), trackingKey, (value) => value) ?? '',
    [elapsedKey]: String(Math.round(performance.now())),
  }
}
