import type { VendorConfig } from './vendors'

/** Id of the element in the head that brings the configuration into the browser, as JSON. */
export const siteConfigId = 'site-config'

/** What a build was configured with and browsers need to know. What is absent is not configured. */
export interface SiteConfig {
  readonly vendors?: VendorConfig
  /** `PersonalizationConfig` of `src/personalization`. */
  readonly personalization?: object
  readonly forms?: {
    /** Answers with the visitor's address as JSON, `{ ip }` (specification 7.1). */
    readonly ipLookupUrl?: string
  }
}
