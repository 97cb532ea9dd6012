import type { VendorConfig } from '../data/vendors'
import { noConsentTool } from './consent/consent'
import { startConsentTool } from './consent/consent-tool'
import { limitConsent } from './consent/limit-consent'
import type { AnalyticsEvent, AnalyticsOptions, HelpPage, HelpStatus, PageView } from './events'
import { pageLoaded } from './page-loaded'
import { runVendor } from './run-vendor'
import { adPixel } from './vendors/ad-pixel'
import { helpChat } from './vendors/help-chat'
import { productAnalytics } from './vendors/product-analytics'
import { salesIntent } from './vendors/sales-intent'
import { sessionReplay } from './vendors/session-replay'
import { slimJquery } from './vendors/slim-jquery'
import { visitorEnrichment } from './vendors/visitor-enrichment'

/** All third parties of a page, as one. */
export interface Vendors {
  readonly pageView: (view: PageView) => void
  readonly track: (event: AnalyticsEvent) => void
  readonly helpStatus: () => HelpStatus
  readonly openHelp: (page: HelpPage) => boolean
}

/**
 * Makes the configured third parties ready, after the page's load event. They are
 * loaded by page views, each where it is wanted and when the visitor agrees.
 */
export async function startVendors(config: VendorConfig, options: AnalyticsOptions = {}): Promise<Vendors> {
  await pageLoaded(window)
  const consent = limitConsent(config.consentTool ? startConsentTool() : noConsentTool, window)
  options.onConsent?.(consent)
  const chat = config.helpChat && helpChat(config.helpChat)
  const others = [
    config.jquery && slimJquery(config.jquery),
    config.productAnalytics && productAnalytics(config.productAnalytics, options),
    config.sessionReplay && sessionReplay(config.sessionReplay),
    config.visitorEnrichment && visitorEnrichment(config.visitorEnrichment),
    config.adPixel && adPixel(config.adPixel),
    config.salesIntent && salesIntent(config.salesIntent),
  ]

  const help = chat && runVendor(chat, consent)
  const running = [...(help ? [help] : []), ...others.flatMap((vendor) => (vendor ? [runVendor(vendor, consent)] : []))]
  let path = ''

  const track = (event: AnalyticsEvent): void => {
    for (const vendor of running) vendor.track(event, path)
  }

  return {
    pageView: (view) => {
      path = view.path
      for (const vendor of running) vendor.page(view)
    },
    track,
    helpStatus: () => help?.status() ?? 'unavailable',
    openHelp: (page) => {
      if (!chat || help?.status() !== 'ready' || !help.attempt(() => chat.open(page))) return false
      track({ name: 'Opened Help', page })
      return true
    },
  }
}
