import type { VendorAccount, VendorScript } from '../../lib/vendors'
import type { AnalyticsOptions, Vendor } from '../vendor'

interface Mixpanel {
  readonly __loaded?: boolean
  readonly identify: (visitorId: string) => void
  readonly track: (event: string, properties: Readonly<Record<string, string | number | undefined>>) => void
}

/** The snippet version and the projects to initialize, as the script expects them. */
interface Placeholder {
  readonly __SV: number
  readonly _i: readonly (readonly [id: string, config: object, name: string])[]
}

/** Its own page views would be duplicates. A query may identify the visitor, so no address with one is sent or stored. */
const settings = {
  track_pageview: false,
  save_referrer: false,
  property_blacklist: ['$current_url', '$referrer', '$initial_referrer'],
}

/** The tool itself would use the time of sending. */
const secondsOf = (at: number | undefined): number | undefined => at && at / 1000

interface MixpanelWindow {
  mixpanel?: Mixpanel | (unknown[] & Placeholder)
}

/**
 * Product analytics (requirements 7.4): identifies the visitor, and sends 'Viewed Page' with the test variation for
 * each page view.
 */
export function productAnalytics(
  { id, src }: VendorAccount,
  { readVisitorId, readVariation, whenVariationKnown, onVisitorIds }: AnalyticsOptions = {},
): Vendor {
  const view = window as MixpanelWindow
  const tool = (): Mixpanel => view.mixpanel as Mixpanel
  return {
    name: 'Product analytics',
    src,
    purpose: 'Analytics',
    key: 'productAnalytics',
    isPresent: () => view.mixpanel !== undefined,
    prepare: () => {
      view.mixpanel = Object.assign([], { __SV: 1.2, _i: [[id, settings, 'mixpanel']] as const })
    },
    isReady: () => tool().__loaded === true,
    begin: () => {
      const visitorId = readVisitorId?.()
      if (visitorId) tool().identify(visitorId)
    },
    whenViewKnown: whenVariationKnown,
    onSettled: onVisitorIds,
    page: ({ at, path, title }) =>
      tool().track('Viewed Page', { time: secondsOf(at), path, title, test_variation: readVariation?.() }),
    track: ({ at, path, event: { name, ...properties } }) =>
      tool().track(name, { time: secondsOf(at), path, ...properties }),
  }
}

interface HeapWindow {
  heap?: { readonly userId?: string; readonly appid?: string }
}

/** Session replay (requirements 7.4). It detects route changes itself. */
export function sessionReplay({ id, src }: VendorAccount, { onVisitorIds }: AnalyticsOptions = {}): Vendor {
  const view = window as HeapWindow
  return {
    name: 'Session replay',
    src,
    purpose: 'Analytics',
    key: 'sessionReplay',
    isPresent: () => view.heap !== undefined,
    prepare: () => {
      view.heap = Object.assign([], { appid: id, config: {} })
    },
    isReady: () => typeof view.heap?.userId === 'string',
    onSettled: onVisitorIds,
  }
}

interface HubspotWindow {
  /** Calls in order; the script takes them from there. */
  _hsq?: (readonly string[])[]
}

/** HubSpot's tracking. Its cookie `hubspotutk`, which forms send, connects a visitor's pages with the contact. */
export function crmTracking({ src }: VendorScript): Vendor {
  const view = window as HubspotWindow
  let firstPath: string | undefined
  return {
    name: 'The tracking of the CRM',
    src,
    purpose: 'Analytics',
    key: 'crmTracking',
    prepare: () => {
      view._hsq ??= []
    },
    isReady: () => view._hsq !== undefined,
    begin: () => {
      firstPath = window.location.pathname
    },
    page: ({ path }) => {
      view._hsq?.push(['setPath', path])
      // The script itself counts the page on which it loads.
      if (path === firstPath) firstPath = undefined
      else view._hsq?.push(['trackPageView'])
    },
  }
}
