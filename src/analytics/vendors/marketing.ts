import { removeLocal } from '../../lib/local-storage'
import { matchesPath } from '../../lib/matches-path'
import { visitorInfoKey } from '../../lib/storage-keys'
import { adPixelPathPart, type EnrichmentAccount, salesIntentPaths, type VendorAccount } from '../../lib/vendors'
import type { PageView, Vendor } from '../vendor'

interface EnrichmentWindow {
  ZIProjectKey?: string
}

/**
 * Visitor enrichment (requirements 7.4): one page view per route update. Its script stores the visitor's company in
 * local storage.
 *
 * @param account `call` is configured, because accounts differ in the function that takes page views
 */
export function visitorEnrichment({ id, call, src }: EnrichmentAccount): Vendor {
  const view = window as EnrichmentWindow
  const findCall = (): unknown => Reflect.get(window, call)
  return {
    name: 'Visitor enrichment',
    src,
    purpose: 'SaleOfInfo',
    key: 'visitorEnrichment',
    prepare: () => {
      view.ZIProjectKey = id
    },
    isReady: () => typeof findCall() === 'function',
    page: ({ path, title }) => (findCall() as (name: 'page', view: PageView) => void)('page', { path, title }),
    forget: () => removeLocal(visitorInfoKey),
  }
}

interface Pixel {
  (...call: readonly string[]): void
  /** Set by the script. */
  callMethod?: (...call: readonly string[]) => void
  queue: (readonly string[])[]
  version: string
  loaded: boolean
  disablePushState: boolean
}

interface PixelWindow {
  fbq?: Pixel
  _fbq?: Pixel
}

function makePixel(): Pixel {
  const call = (...parts: readonly string[]): void => {
    if (pixel.callMethod) pixel.callMethod(...parts)
    else pixel.queue.push(parts)
  }
  const pixel: Pixel = Object.assign(call, {
    queue: [],
    version: '2.0',
    loaded: true,
    // Otherwise it counts later pages, which are not ad pages.
    disablePushState: true,
  })
  return pixel
}

/** The ad pixel, for pages whose path contains /see-it-in-action/ only (requirements 7.4). */
export function adPixel({ id, src }: VendorAccount): Vendor {
  const view = window as PixelWindow
  return {
    name: 'The ad pixel',
    src,
    purpose: 'Advertising',
    key: 'adPixel',
    isWanted: (path) => path.includes(adPixelPathPart),
    prepare: () => {
      view.fbq = makePixel()
      view._fbq = view.fbq
    },
    isReady: () => view.fbq?.callMethod !== undefined,
    begin: () => view.fbq?.('init', id),
    page: () => view.fbq?.('track', 'PageView'),
  }
}

interface SalesIntentWindow {
  /** Settings in order; the script reads them when it loads. */
  _6si?: unknown[][]
}

/** The sales-intent tag of marketing and blog pages (requirements 7.4). It needs no calls once loaded. */
export function salesIntent({ id, src }: VendorAccount): Vendor {
  const view = window as SalesIntentWindow
  return {
    name: 'The sales-intent tag',
    src,
    purpose: 'SaleOfInfo',
    key: 'salesIntent',
    isWanted: (path) => matchesPath(path, salesIntentPaths),
    prepare: () => {
      view._6si ??= []
      view._6si.push(['enableEventTracking', true], ['setToken', id])
    },
    isReady: () => true,
  }
}
