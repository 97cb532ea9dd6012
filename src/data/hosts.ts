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
   * By host: what its cookies are written with, after path, end and SameSite. A host that is missing
   * keeps them to itself. `; Secure` can be added where everything uses https.
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
  const [www, app, staging] = [`www.${domain}`, `secure.${domain}`, `staging.${domain}`]
  const marketing = ['localhost', www, staging]
  const attributes = `; domain=.${domain}`
  return {
    marketing,
    app,
    product: [...marketing, app, ...['docs', 'help', 'status', 'developer'].map((name) => `${name}.${domain}`)],
    cookieAttributes: { [www]: attributes, [app]: attributes, [staging]: `; domain=.${staging}` },
  }
}

export const defaultHosts = hostsOf('hearthside.example')
