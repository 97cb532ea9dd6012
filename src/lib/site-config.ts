import type { VendorConfig } from './vendors'

export const siteConfigId = 'site-config'

export interface PersonalizationConfig {
  /** Without an account, none of the service's code loads. */
  readonly clientId?: string
  readonly environment?: string
  /** Address of the profiles: a URL or a path of this site. */
  readonly url?: string
  readonly insightsUrl?: string
  readonly locale?: string
  /** Visitors with a lower random number see baselines. Default: -1, nobody. */
  readonly holdout?: number
  readonly experiment?: string
  /** Shows the panel that forces variants. */
  readonly preview?: boolean
}

/** The build's configuration for browsers; unconfigured parts are absent. */
export interface SiteConfig {
  readonly vendors?: VendorConfig
  readonly personalization?: PersonalizationConfig
  readonly forms?: {
    /** Returns `{ ip }` as JSON (requirements 7.1). */
    readonly ipLookupUrl?: string
  }
}

const parsed = new WeakMap<Element, SiteConfig>()

/** Reads the page's configuration; empty if it is missing. */
export function readSiteConfig(root: Document): SiteConfig {
  const element = root.getElementById(siteConfigId)
  if (!element) return {}
  const config = parsed.get(element) ?? (JSON.parse(element.textContent) as SiteConfig)
  parsed.set(element, config)
  return config
}
