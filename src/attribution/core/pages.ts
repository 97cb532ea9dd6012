import { appHost, marketingHosts, productHosts } from '../../lib/hosts'
import { loginPath, signUpPath } from '../constants'
import type { Values } from './values'

/** The shared part of locations, URLs and links. */
export interface Address {
  readonly hostname: string
  readonly pathname: string
}

export const isMarketingPage = ({ hostname }: Address): boolean => marketingHosts.includes(hostname)

/** The final slash of the path may be missing. */
const isAppPage = ({ hostname, pathname }: Address, path: string): boolean =>
  hostname === appHost && `${pathname}/`.startsWith(path)

/** Login pages, which are also tracked (requirements 2.3). */
export const isLoginPage = (page: Address): boolean => isAppPage(page, loginPath)

/** Sign-up pages, whose form is filled (requirements 2.3). */
export const isSignUpPage = (page: Address): boolean => isAppPage(page, signUpPath)

/** Links to other hosts of the product, or to sign-up. */
type LinkKind = 'signUp' | 'login' | 'app' | 'product'

/**
 * @param here the page's host
 * @returns `undefined` for links that carry nothing
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
 * What links carry (requirements 7.4): visitor ids to other hosts of the product, the partner to the app host, the
 * promotion to sign-up and login, and the visitor's source to sign-up only, because login would count it as a
 * campaign.
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
