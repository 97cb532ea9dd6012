import { loginPath, signUpPath } from '../../data/attribution'
import { appHost, marketingHosts, productHosts } from '../../data/hosts'
import type { ConsentAnswer } from '../../lib/consent-tool'
import type { Values } from './types'

/** Where a page is; a location, a URL and a link have the same form. */
export interface Address {
  readonly hostname: string
  readonly pathname: string
}

/** Pages of the marketing site, all of which are tracked (requirements 2.3). */
export const isMarketingPage = ({ hostname }: Address): boolean => marketingHosts.includes(hostname)

/** The slash at the end of the path may be missing. */
const isAppPage = ({ hostname, pathname }: Address, path: string): boolean =>
  hostname === appHost && `${pathname}/`.startsWith(path)

/** Login pages, which are tracked, too (requirements 2.3). */
export const isLoginPage = (page: Address): boolean => isAppPage(page, loginPath)

/** Sign-up pages, whose form is filled (requirements 2.3). */
export const isSignUpPage = (page: Address): boolean => isAppPage(page, signUpPath)

/** Kinds of links to hosts of the product, other than to the page's own host; those to sign-up count anywhere. */
export type LinkKind = 'signUp' | 'login' | 'app' | 'product'

/**
 * @param here host of the page with the link
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
 * What links carry (requirements 7.4): the visitor's ids on links to other hosts of the product, the
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

/**
 * Whether a used link waits for the visitor's consent: every link while the page and the consent tool load. After
 * that, and while the visitor has not decided, only a link that would carry where the visitor came from. The next
 * page of this site finds that in its referrer.
 *
 * Callers limit how long.
 */
export const waitsForConsent = (answer: ConsentAnswer, link: HTMLAnchorElement, root: Document): boolean => {
  const here = root.location.hostname
  // Once the page is hydrated, such a link stays in this document, which remembers its landing.
  if (link.hostname === here && root.documentElement.dataset.hydrated !== undefined) return false
  if (answer === 'pending' && root.readyState !== 'complete') return true
  return (answer === 'pending' || answer === 'undecided') && linkKind(link, here) !== undefined
}
