import type { VendorConfig } from '../../data/vendors'

/**
 * The text of `<script type="application/json" id="site-config">`, safe to stand in HTML as it is.
 *
 * @returns `undefined` when nothing is configured: then pages need no such element
 */
export function siteConfigJson(vendors: VendorConfig): string | undefined {
  if (Object.keys(vendors).length === 0) return undefined
  return JSON.stringify({ vendors }).replaceAll('<', '\\u003c')
}
