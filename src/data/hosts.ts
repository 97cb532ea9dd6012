/**
 * The product's hosts (requirements 2.3) and where each keeps its cookies (requirements 9). Names
 * are lower case, without port. The build may give them another domain (gatsby/attribution).
 */
const domain = process.env.PRODUCT_DOMAIN || 'hearthside.example'

const publicHost = `www.${domain}`
const stagingHost = `staging.${domain}`

/** Hosts of the marketing site. */
export const marketingHosts = ['localhost', publicHost, stagingHost]

/** Sign-up and login are there. */
export const appHost = `secure.${domain}`

/**
 * All hosts of the product. As referrers they are ignored. Each must be listed, since names are
 * compared whole. A sign-in or payment host of somebody else can stand here, too, if visits that pass
 * through it should keep their source.
 */
export const productHosts = [
  ...marketingHosts,
  appHost,
  ...['help', 'status', 'docs', 'developer'].map((name) => `${name}.${domain}`),
]

/** What cookies are written with besides path, end and SameSite. `secure` can be added where everything uses https. */
interface HostAttributes {
  readonly domain?: string
}

/**
 * What a host writes cookies with. The public site and the app host share them. Staging keeps its own, or
 * the visits of testers would count in production. `localhost` is no domain to browsers, and hosts that are
 * not listed keep cookies to themselves.
 */
export const cookieAttributes = (host: string): HostAttributes => {
  if (host === appHost || host === publicHost) return { domain: `.${domain}` }
  return host === stagingHost ? { domain: `.${host}` } : {}
}
