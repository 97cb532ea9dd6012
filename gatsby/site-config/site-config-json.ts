import type { SiteConfig } from '../../src/lib/site-config'

/**
 * The text of `<script type="application/json" id="site-config">`, safe to stand in HTML as it is.
 *
 * @returns an empty text when nothing is configured: then pages need no such element
 */
export function siteConfigJson(config: SiteConfig): string {
  const configured = Object.entries(config).filter(([, part]) => Object.keys(part as object).length > 0)
  if (configured.length === 0) return ''
  return JSON.stringify(Object.fromEntries(configured)).replaceAll('<', '\\u003c')
}
