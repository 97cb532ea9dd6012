import type { Hosts } from '../../data/hosts'
import { isLoginPage, isSignUpPage, type Address } from '../core/product-hosts'
import type { Values } from '../core/types'

/** What links may carry. Empty and missing values count as none. */
export interface LinkValues {
  /** Where the visitor came from, and the variant of the experiment. */
  readonly signUp?: Values
  readonly promo?: Values
  readonly partner?: Values
  readonly visitor?: Values
}

/**
 * Which values a link carries (specification 7.4): the visitor's ids on links to other hosts of the
 * product, the partner on links to the app host, the promotion on sign-up and login links, and where
 * the visitor came from on sign-up links alone. On a login link it would be taken for a campaign.
 *
 * @param here host of the page that the link stands on
 */
export const linkCarries = (link: Address, here: string, hosts: Hosts): (keyof LinkValues)[] => {
  const carries: (keyof LinkValues)[] = []
  if (isSignUpPage(link, hosts)) carries.push('signUp')
  if (isSignUpPage(link, hosts) || isLoginPage(link, hosts)) carries.push('promo')
  if (link.hostname === hosts.app) carries.push('partner')
  if (link.hostname !== here && hosts.product.includes(link.hostname)) carries.push('visitor')
  return carries
}
