import type { VendorConfig } from '../data/vendors'

/** Id of the element in the head that brings the configuration into the browser, as JSON. */
export const siteConfigId = 'site-config'

export interface PersonalizationConfig {
  /** The account at the service. Without it, none of the service's code is fetched. */
  readonly clientId?: string
  /** Defaults to `main`. */
  readonly environment?: string
  /** Where profiles are kept: an address, or a path of this site. Defaults to the service's own. */
  readonly url?: string
  /** Where views are counted, likewise. */
  readonly insightsUrl?: string
  /** Language of the location's names, such as `en-US`. */
  readonly locale?: string
  /** Visitors whose random number is below it see baselines. Defaults to -1, which holds back nobody. */
  readonly holdout?: number
  /** Id of the experiment that sign-up links name. */
  readonly experiment?: string
  /** Shows the panel that forces variants. */
  readonly preview?: boolean
}

/** What a build was configured with and browsers need to know. What is absent is not configured. */
export interface SiteConfig {
  readonly vendors?: VendorConfig
  readonly personalization?: PersonalizationConfig
  readonly forms?: {
    /** Answers with the visitor's address as JSON, `{ ip }` (requirements 7.1). */
    readonly ipLookupUrl?: string
  }
}

function parse(text: string): SiteConfig {
  try {
    return { ...(JSON.parse(text || '{}') as SiteConfig) }
  } catch (error) {
    console.error('The configuration of the site is not valid JSON.', error)
    return {}
  }
}

const parsed = new WeakMap<Element, SiteConfig>()

/**
 * Reads the configuration of the page.
 *
 * @returns nothing configured on a page without configuration, which is the default, and for invalid
 * JSON, which is reported once on the console
 */
export function readSiteConfig(root: Document): SiteConfig {
  const element = root.getElementById(siteConfigId)
  if (!element) return {}
  const config = parsed.get(element) ?? parse(element.textContent)
  parsed.set(element, config)
  return config
}
