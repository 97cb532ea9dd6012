/**
 * The product's hosts (specification 2.3) and where each keeps its cookies (specification 9). Names
 * are lower case, without port. The build may give them another domain (src/build/models/attribution).
 */
const domain = process.env.PRODUCT_DOMAIN || 'hearthside.example'

/** Hosts of the marketing site. */
export const marketingHosts = ['localhost', `www.${domain}`, `staging.${domain}`]

/** Sign-up and login are there. */
export const appHost = `secure.${domain}`

/**
 * All hosts of the product. As referrers they are ignored. Each must be listed, since names are
 * compared whole. A sign-in or payment host of somebody else can stand here, too, if visits that pass
 * through it should keep their source.
 */
export const productHosts = [
  'localhost',
  ...['help', 'secure', 'staging', 'status', 'docs', 'www', 'developer'].map((name) => `${name}.${domain}`),
]

/**
 * What cookies are written with, after path, end and SameSite, so that the public site and the app
 * host share them. `; Secure` can be added where everything uses https.
 */
export const sharedAttributes = `; domain=.${domain}`

const attributesByHost: Readonly<Record<string, string>> = {
  [`www.${domain}`]: sharedAttributes,
  [appHost]: sharedAttributes,
  [`staging.${domain}`]: `; domain=.staging.${domain}`,
}

/**
 * The same for any host. Staging keeps its cookies to itself, or the visits of testers would count in
 * production. `localhost` is no domain to browsers, and another host keeps them to itself.
 */
export const cookieAttributes = (host: string): string => attributesByHost[host] ?? ''
