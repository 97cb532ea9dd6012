import { siteConfigId, type SiteConfig } from '../../data/site-config'
import type { VendorConfig } from '../../data/vendors'

/**
 * The third parties that the page was built with, from the JSON in its head.
 *
 * @param root the page
 * @returns nothing configured when the page names none, or when its JSON is broken, which is logged
 */
export function readVendorConfig(root: Document): VendorConfig {
  const text = root.getElementById(siteConfigId)?.textContent
  if (!text) return {}
  try {
    const { vendors } = JSON.parse(text) as SiteConfig
    return { ...vendors }
  } catch (error) {
    console.error('The configuration of third parties is broken.', error)
    return {}
  }
}
