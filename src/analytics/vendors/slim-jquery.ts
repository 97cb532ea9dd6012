import { jqueryPaths, type VendorScript } from '../../data/vendors'
import type { Vendor } from './vendor'

interface JqueryWindow {
  readonly jQuery?: unknown
}

/** A library that content of three pages may use (specification 7.4). It records nothing. */
export const slimJquery = ({ src }: VendorScript): Vendor => ({
  name: 'jQuery',
  src,
  purpose: 'Essential',
  isWanted: (path) => jqueryPaths.includes(path),
  isReady: () => typeof (window as JqueryWindow).jQuery === 'function',
})
