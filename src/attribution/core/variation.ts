import { variantCookie, variations } from '../../data/attribution'
import { findCookie } from '../../lib/cookies'

/**
 * The variant of the pricing experiment that the visitor sees, as events and links name it: `50-A` or
 * `50-B` (specification 7.4).
 *
 * @param cookies what `readCookies` gives
 * @returns `undefined` for a visitor who is not in the experiment
 */
export const testVariation = (cookies: string): string | undefined =>
  findCookie(cookies, variantCookie, (index) => /^[01]$/.test(index) && variations[+index])
