import { salesIntentPaths, type VendorAccount } from '../../data/vendors'
import { matchesPath } from '../matches-path'
import { everywhere, type Vendor } from './vendor'

interface SalesIntentWindow {
  /** Settings in their order; the script reads them when it arrives. */
  _6si?: unknown[][]
}

/** The sales-intent tag of marketing and blog pages (specification 7.4). Once loaded, it works by itself. */
export function salesIntent({ id, src }: VendorAccount): Vendor {
  const view = window as SalesIntentWindow
  return {
    name: 'The sales-intent tag',
    src,
    purpose: 'SaleOfInfo',
    isWanted: (path) => matchesPath(path, salesIntentPaths),
    prepare: () => {
      view._6si ??= []
      view._6si.push(['enableEventTracking', true], ['setToken', id])
    },
    isReady: everywhere,
  }
}
