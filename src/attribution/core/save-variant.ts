import { cookieAttributes } from '../../lib/hosts'
import { removeCookie, writeCookie } from '../../lib/write-cookie'
import { otherLifetime, variantCookie, variations } from '../constants'

/**
 * Stores the visitor's variant of the pricing experiment (requirements 7.4).
 *
 * @param index 0 or 1; anything else removes it
 */
export const saveVariant = (index: number | undefined): void => {
  const attributes = cookieAttributes(location.hostname)
  if (index === undefined || variations[index] === undefined) removeCookie(variantCookie, attributes)
  else writeCookie(variantCookie, String(index), attributes, otherLifetime)
}
