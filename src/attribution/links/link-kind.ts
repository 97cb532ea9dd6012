import { appHost, productHosts } from '../../data/hosts'
import { isLoginPage, isSignUpPage, type Address } from '../core/product-hosts'
import type { Values } from '../core/types'

/** Kinds of links to hosts of the product, other than to the page's own host; those to sign-up count anywhere. */
export type LinkKind = 'signUp' | 'login' | 'app' | 'product'

/**
 * @param here host of the page that the link stands on
 * @returns `undefined` for a link that carries nothing: out of the product, or to the page's own host
 */
export const linkKind = (link: Address, here: string): LinkKind | undefined => {
  if (isSignUpPage(link)) return 'signUp'
  if (link.hostname === here) return undefined
  if (isLoginPage(link)) return 'login'
  if (link.hostname === appHost) return 'app'
  return productHosts.includes(link.hostname) ? 'product' : undefined
}

export type LinkParameters = Readonly<Record<LinkKind, Values>>

/**
 * What links carry (specification 7.4): the visitor's ids on links to other hosts of the product, the
 * partner on links to the app host, the promotion on sign-up and login links, and where the visitor
 * came from on sign-up links alone. On a login link it would be taken for a campaign.
 */
export const linkParameters = ({
  signUp,
  promo,
  partner,
  visitor,
}: Readonly<Record<'signUp' | 'promo' | 'partner' | 'visitor', Values>>): LinkParameters => {
  const app = { ...partner, ...visitor }
  const login = { ...promo, ...app }
  return { signUp: { ...signUp, ...login }, login, app, product: visitor }
}
