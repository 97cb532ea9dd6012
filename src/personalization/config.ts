import { siteConfigId } from '../data/site-config'

/** What a build was configured with: the key `personalization` of the page's `#site-config`. */
export interface PersonalizationConfig {
  /** The account at the service. Without it not one byte of the service's code is fetched. */
  readonly clientId?: string
  /** `main` when absent. */
  readonly environment?: string
  /** Where profiles are kept: an address, or a path of this site. The service's own when absent. */
  readonly url?: string
  /** Where views are counted, likewise. */
  readonly insightsUrl?: string
  /** Language of the location's names, such as `en-US`. */
  readonly locale?: string
  /** Visitors whose random number is below it see baselines. -1, which holds back nobody, when absent. */
  readonly holdout?: number
  /** Id of the experiment that sign-up links name. */
  readonly experiment?: string
  /** Shows the panel that forces variants. */
  readonly preview?: boolean
}

/**
 * Reads the configuration out of the page.
 *
 * @returns nothing configured when the page says nothing, or something broken, which is logged
 */
export function readPersonalizationConfig(root: Document): PersonalizationConfig {
  try {
    const text = root.getElementById(siteConfigId)?.textContent
    const { personalization } = JSON.parse(text || '{}') as { readonly personalization?: PersonalizationConfig }
    return { ...personalization }
  } catch (error) {
    console.error('The configuration of personalization is broken.', error)
    return {}
  }
}
