import { createAnalytics } from './create-analytics'

export type { Consent } from './consent'
export { openConsent } from './open-consent'
export type { Rating } from './vendor'

/** The analytics of this page. Nothing is read, sent or loaded before the first call. */
export const { startAnalytics, pageView, track, openHelp, helpIsReady } = createAnalytics(
  () => import('./create-vendors'),
)
