/** The product's hosts (specification 2.3) and where each keeps its cookies (specification 9). Names are lower case, without port. */
export interface Hosts {
  /** Hosts of the marketing site. */
  readonly marketing: readonly string[]
  /** The app host: sign-up and login are there. */
  readonly app: string
  /**
   * Other hosts that are no source of visitors: as referrer, they are ignored. Each must be listed,
   * since names are compared whole. A sign-in or payment host of somebody else can stand here, so
   * that visits that pass through it keep their source.
   */
  readonly internal: readonly string[]
  /**
   * By host: what cookies are written with, after path, end and SameSite. A host that is missing
   * writes them for itself alone. `; Secure` can be added where all of a domain's hosts use https.
   */
  readonly cookieAttributes: Readonly<Record<string, string>>
}

/**
 * The hosts under a brand's domain. Staging keeps its cookies to itself, or the visits of testers
 * would count in production. `localhost` is no domain to browsers.
 *
 * @param domain such as `hearthside.example`, without `www.`
 */
export function hostsOf(domain: string): Hosts {
  const www = `www.${domain}`
  const staging = `staging.${domain}`
  const app = `secure.${domain}`
  const attributes = `; domain=.${domain}`
  return {
    marketing: ['localhost', staging, www],
    app,
    internal: [domain, ...['docs', 'help', 'status', 'developer'].map((name) => `${name}.${domain}`)],
    cookieAttributes: { [www]: attributes, [app]: attributes, [staging]: `; domain=.${staging}` },
  }
}

/** Set by whoever bundles, from the environment. Without it, the brand's own domain holds. */
declare const SITE_DOMAIN: string

export const defaultHosts = hostsOf(typeof SITE_DOMAIN === 'undefined' ? 'hearthside.example' : SITE_DOMAIN)
