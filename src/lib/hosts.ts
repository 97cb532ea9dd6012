/**
 * The product's hosts (requirements 2.3) and where each keeps its cookies (requirements 9). Names
 * are lower case, without port. The build may give them another domain (gatsby/attribution).
 */
const domain = process.env.PRODUCT_DOMAIN || 'hearthside.example'

const publicHost = `www.${domain}`
const stagingHost = `staging.${domain}`

export const marketingHosts = ['localhost', publicHost, stagingHost]

/** The host of sign-up and login. */
export const appHost = `secure.${domain}`

/**
 * All hosts of the product; they are ignored as referrers. Names must match completely, so list each. Third-party
 * sign-in or payment hosts can be listed too, if visits through them should keep their source.
 */
export const productHosts = [
  ...marketingHosts,
  appHost,
  ...['help', 'status', 'docs', 'developer'].map((name) => `${name}.${domain}`),
]

export interface CookieAttributes {
  readonly domain?: string
}

/**
 * Cookie attributes for a host. The public site and the app host share cookies. Staging keeps its own, so testers do
 * not count in production; so do `localhost` and unlisted hosts.
 */
export const cookieAttributes = (host: string): CookieAttributes => {
  if (host === appHost || host === publicHost) return { domain: `.${domain}` }
  return host === stagingHost ? { domain: `.${host}` } : {}
}
