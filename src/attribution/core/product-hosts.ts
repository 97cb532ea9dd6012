import { loginPath, signUpPath } from '../../data/attribution'
import type { Hosts } from '../../data/hosts'

/** Where a page is; a location, a URL and a link have the same form. */
export interface Address {
  readonly hostname: string
  readonly pathname: string
}

/** Pages of the marketing site, all of which are tracked (specification 2.3). */
export const isMarketingPage = ({ hostname }: Address, { marketing }: Hosts): boolean => marketing.includes(hostname)

const isAppPage = ({ hostname, pathname }: Address, { app }: Hosts, path: string): boolean =>
  hostname === app && pathname.startsWith(path)

/** Login pages, which are tracked, too (specification 2.3). */
export const isLoginPage = (page: Address, hosts: Hosts): boolean => isAppPage(page, hosts, loginPath)

/** Sign-up pages, whose form is filled (specification 2.3). */
export const isSignUpPage = (page: Address, hosts: Hosts): boolean => isAppPage(page, hosts, signUpPath)
