import type { VendorAccount } from '../../data/vendors'
import { everywhere, type Vendor } from './vendor'

interface EnrichmentWindow {
  ZIProjectKey?: string
  /** Calls in their order; the script takes them from there, also later ones. */
  _ziQueue?: unknown[][]
}

/**
 * Visitor enrichment (specification 7.4): one page view for each route update. Its script finds out
 * which company the visitor is from and leaves that in local storage.
 */
export function visitorEnrichment({ id, src }: VendorAccount): Vendor {
  const view = window as EnrichmentWindow
  return {
    name: 'Visitor enrichment',
    src,
    purpose: 'SaleOfInfo',
    isWanted: everywhere,
    prepare: () => {
      view.ZIProjectKey = id
      view._ziQueue ??= []
    },
    isReady: () => view._ziQueue !== undefined,
    page: ({ path, title }) => view._ziQueue?.push(['page', { path, title }]),
  }
}
