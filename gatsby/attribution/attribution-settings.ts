import type { VendorConfig } from '../../src/lib/vendors'

/** Empty values use the defaults (src/lib/hosts.ts, src/attribution/constants.ts). */
interface AttributionEnvironment {
  readonly PRODUCT_DOMAIN: string
  readonly PAID_CLICK_IDS: string
}

export const attributionSettings = ({
  PRODUCT_DOMAIN,
  PAID_CLICK_IDS,
}: AttributionEnvironment): Readonly<Record<string, string>> => ({
  'process.env.PRODUCT_DOMAIN': JSON.stringify(PRODUCT_DOMAIN),
  'process.env.PAID_CLICK_IDS': JSON.stringify(PAID_CLICK_IDS),
})

export const appHostSettings = ({
  productAnalytics,
  sessionReplay,
}: VendorConfig): Readonly<Record<string, string>> => ({
  __APP_HOST_VENDORS__: JSON.stringify({ productAnalytics, sessionReplay }),
})
