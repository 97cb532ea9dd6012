import { createAnalytics } from './create-analytics'

export { readVendorConfig } from './config/read-vendor-config'
export type { Consent } from './consent/consent'
export { openConsent } from './consent/open-consent'

/** The analytics of this page. Nothing is read, sent or loaded before the first call. */
export const { startAnalytics, pageView, track, openHelp, helpIsReady } = createAnalytics(
  () => import('./start-vendors'),
)
