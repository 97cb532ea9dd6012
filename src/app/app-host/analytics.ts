/** The analytics script of the app host. Pages include it after `attribution.js`. */
import type { VendorConfig } from '../../lib/vendors'
import { startAppAnalytics } from './start-app-analytics'

/** The tools that the build was configured with (gatsby/attribution). */
declare const __APP_HOST_VENDORS__: VendorConfig

startAppAnalytics(__APP_HOST_VENDORS__)
