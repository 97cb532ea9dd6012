/**
 * The product's hosts (specification 2.3) and where each keeps its cookies (specification 9). Names
 * are lower case, without port.
 */
export interface Hosts {
  /** Hosts of the marketing site. */
  readonly marketing: readonly string[]
  /** The app host: sign-up and login are there. */
  readonly app: string
  /**
   * All hosts of the product. As referrers they are ignored. Each must be listed, since names are
   * compared whole. A sign-in or payment host of somebody else can stand here, too, if visits that
   * pass through it should keep their source.
   */
  readonly product: readonly string[]
  /**
   * By host: what cookies are written with, after path, end and SameSite. A host that is missing
   * writes them for itself alone. `; Secure` can be added where everything uses https.
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
  const [www, app, staging, ...others] = ['www', 'secure', 'staging', 'docs', 'help', 'status', 'developer'].map(
    (name) => `${name}.${domain}`,
  ) as [string, string, string, ...string[]]
  const marketing = ['localhost', staging, www]
  const attributes = `; domain=.${domain}`
  return {
    marketing,
    app,
    product: [...marketing, app, domain, ...others],
    cookieAttributes: { [www]: attributes, [app]: attributes, [staging]: `; domain=.${staging}` },
  }
}

/** Set by whoever bundles, from the environment. Without it, the brand's own domain holds. */
declare const SITE_DOMAIN: string

export const defaultHosts = hostsOf(typeof SITE_DOMAIN === 'undefined' ? 'hearthside.example' : SITE_DOMAIN)
