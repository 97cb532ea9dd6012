import { siteConfigId } from '../../data/site-config'

/** What this module reads of the configuration; a page may come with anything. */
interface FormsConfig {
  readonly forms?: { readonly ipLookupUrl?: unknown }
}

/**
 * The address of the service that knows the visitor's IP address, from the configuration in the
 * page's head (`forms.ipLookupUrl`).
 *
 * @returns `undefined` where none is configured
 */
export function ipLookupUrl(root: Document): string | undefined {
  try {
    const config = JSON.parse(root.getElementById(siteConfigId)?.textContent ?? '{}') as FormsConfig
    const url = config.forms?.ipLookupUrl
    return typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}
