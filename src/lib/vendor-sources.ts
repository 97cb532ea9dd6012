import type { VendorName } from './vendors'

/** The directives of a content security policy that limit sources. */
export type SourceDirective =
  'script-src' | 'style-src' | 'connect-src' | 'img-src' | 'font-src' | 'media-src' | 'frame-src'

export type PolicySources = Readonly<Partial<Record<SourceDirective, readonly string[]>>>

/**
 * What each third party loads in addition to its own script, according to its documentation. A page allows these hosts
 * only if the build configures the third party. The host of its script is allowed without being listed.
 */
export const vendorSources: Readonly<Record<VendorName, PolicySources>> = {
  // Transcend.
  consentTool: {
    'connect-src': ['https://telemetry.transcend.io', 'https://telemetry.us.transcend.io'],
    'frame-src': ['https://sync-transcend-cdn.com'],
  },
  jquery: {},
  // Help Scout's Beacon.
  helpChat: {
    'script-src': ['https://d12wqas9hcki3z.cloudfront.net', 'https://d33v4339jhl8k0.cloudfront.net'],
    'style-src': ['https://fonts.googleapis.com', 'https://beacon-v2.helpscout.net'],
    'connect-src': [
      'https://beaconapi.helpscout.net',
      'https://chatapi.helpscout.net',
      'https://d3hb14vkzrxvla.cloudfront.net',
      'https://sockjs-helpscout.pusher.com',
      'wss://*.pusher.com',
    ],
    'img-src': ['https://d33v4339jhl8k0.cloudfront.net', 'https://*.gravatar.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'media-src': ['https://beacon-v2.helpscout.net'],
    'frame-src': ['https://beacon-v2.helpscout.net'],
  },
  // Mixpanel.
  productAnalytics: {
    'connect-src': ['https://api-js.mixpanel.com', 'https://api-eu.mixpanel.com'],
  },
  // Heap.
  sessionReplay: {
    'script-src': ['https://cdn.us.heap-api.com', 'https://cdn.eu.heap-api.com'],
    'connect-src': ['https://heapanalytics.com', 'https://c.us.heap-api.com', 'https://c.eu.heap-api.com'],
    'img-src': ['https://heapanalytics.com'],
  },
  // ZoomInfo.
  visitorEnrichment: {
    'connect-src': ['https://ws.zoominfo.com', 'https://js.zi-scripts.com'],
    'img-src': ['https://ws.zoominfo.com'],
  },
  // Meta's pixel.
  adPixel: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
  },
  // 6sense.
  salesIntent: {
    'connect-src': ['https://c.6sc.co', 'https://ipv6.6sc.co', 'https://epsilon.6sense.com', 'https://b.6sc.co'],
    'img-src': ['https://b.6sc.co'],
  },
  // HubSpot. Without its script that collects forms of other systems: it would send each lead twice.
  crmTracking: {
    'script-src': ['https://*.hs-analytics.net', 'https://*.hs-banner.com'],
    'connect-src': ['https://*.hs-banner.com'],
    'img-src': ['https://track.hubspot.com', 'https://track-eu1.hubspot.com'],
  },
}
