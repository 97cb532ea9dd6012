import { otherLifetime, variantCookie, variations } from '../data/attribution'
import { cookieAttributes } from '../data/hosts'
import { removeCookie, writeCookie } from '../lib/cookies'

/**
 * Keeps which variant of the pricing experiment the visitor sees, for links, events and the sign-up
 * form (specification 7.4).
 *
 * @param index 0 or 1; anything else says that the visitor is not in the experiment
 */
export const saveVariant = (index: number | undefined): void => {
  const attributes = cookieAttributes(location.hostname)
  if (index === undefined || variations[index] === undefined) removeCookie(variantCookie, attributes)
  else writeCookie(variantCookie, String(index), attributes, otherLifetime)
}
