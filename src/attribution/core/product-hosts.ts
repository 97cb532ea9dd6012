import { loginPath, signUpPath } from '../../data/attribution'
import { appHost, marketingHosts } from '../../data/hosts'

/** Where a page is; a location, a URL and a link have the same form. */
export interface Address {
  readonly hostname: string
  readonly pathname: string
}

/** Pages of the marketing site, all of which are tracked (specification 2.3). */
export const isMarketingPage = ({ hostname }: Address): boolean => marketingHosts.includes(hostname)

/** The slash at the end of the path may be missing. */
const isAppPage = ({ hostname, pathname }: Address, path: string): boolean =>
  hostname === appHost && `${pathname}/`.startsWith(path)

/** Login pages, which are tracked, too (specification 2.3). */
export const isLoginPage = (page: Address): boolean => isAppPage(page, loginPath)

/** Sign-up pages, whose form is filled (specification 2.3). */
export const isSignUpPage = (page: Address): boolean => isAppPage(page, signUpPath)
