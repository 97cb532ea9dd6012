import { variantCookie, variations } from '../../data/attribution'
import { findCookie, type CookieJar } from '../../lib/cookies'

/**
 * The variant of the pricing experiment that the visitor sees, as events and links name it: `50-A` or
 * `50-B` (specification 7.4).
 *
 * @param jar what `readCookies` gives
 * @returns `undefined` for a visitor who is not in the experiment
 */
export const testVariation = (jar: CookieJar): string | undefined =>
  findCookie(jar, variantCookie, (index) => /^[01]$/.test(index) && variations[+index])
