import type { Hosts } from '../../data/hosts'
import { isLoginPage, isSignUpPage, type Address } from '../core/product-hosts'
import type { Values } from '../core/types'

/** What links may carry. */
export interface LinkValues {
  /** Where the visitor came from, and the variant of the experiment. */
  readonly signUp?: Values
  readonly promo?: Values
  readonly partner?: Values
  readonly visitor?: Values
}

/**
 * The URL parameters of a link to a host of the product (specification 7.4): the visitor's ids on
 * links to other hosts, the partner on links to the app host, the promotion on sign-up and login
 * links, and where the visitor came from on sign-up links alone. On a login link it would be taken
 * for a campaign.
 *
 * @param here host of the page that the link stands on
 */
export const linkParameters = (
  link: Address,
  here: string,
  hosts: Hosts,
  { signUp, promo, partner, visitor }: LinkValues,
): Values => ({
  ...(isSignUpPage(link, hosts) && signUp),
  ...((isSignUpPage(link, hosts) || isLoginPage(link, hosts)) && promo),
  ...(link.hostname === hosts.app && partner),
  ...(link.hostname !== here && visitor),
})
