import { variantCookie, variations } from '../../data/attribution'
import { findCookie } from '../../lib/cookies'

/**
 * What stands for the variant of the pricing experiment that the visitor sees (specification 7.4).
 *
 * @param cookies what `readCookies` gives
 * @param names by index of the variant
 * @returns `undefined` for a visitor who is not in the experiment
 */
export const variantName = (cookies: string, names: readonly string[]): string | undefined =>
  findCookie(cookies, variantCookie, (index) => /^[01]$/.test(index) && names[+index])

/** The variant as events and links name it: `50-A` or `50-B`. */
export const testVariation = (cookies: string): string | undefined => variantName(cookies, variations)
