import { isExcluded } from '../lib/consent'
import type { VendorConfig } from '../lib/vendors'
import { createConsent, noConsentTool, type Consent } from './consent'
import { readyMs, runVendor } from './run-vendor'
import type { AnalyticsOptions, HelpPage, HelpStatus, PageView, RecordedEvent } from './vendor'
import { adPixel, salesIntent, visitorEnrichment } from './vendors/marketing'
import { crmTracking, productAnalytics, sessionReplay } from './vendors/measuring'
import { helpChat, slimJquery } from './vendors/page-tools'

export type Vendors = Awaited<ReturnType<typeof createVendors>>

/**
 * Prepares the configured third parties after the page's load event. The first page view that needs a vendor
 * then loads it, with consent.
 */
export async function createVendors(config: VendorConfig, options: AnalyticsOptions = {}) {
  await pageLoaded(window)
  const { answerFor, onChange } = config.consentTool ? createConsent() : noConsentTool
  const consent: Consent = {
    answerFor: (purpose) => (isExcluded(purpose, window) ? 'refused' : answerFor(purpose)),
    onChange,
  }
  options.onConsent?.(consent)
  const chat = config.helpChat && helpChat(config.helpChat)
  const others = [
    config.jquery && slimJquery(config.jquery),
    config.productAnalytics && productAnalytics(config.productAnalytics, options),
    config.sessionReplay && sessionReplay(config.sessionReplay, options),
    config.visitorEnrichment && visitorEnrichment(config.visitorEnrichment),
    config.adPixel && adPixel(config.adPixel),
    config.salesIntent && salesIntent(config.salesIntent),
    config.crmTracking && crmTracking(config.crmTracking),
  ]

  const help = chat && runVendor(chat, consent)
  const running = [...(help ? [help] : []), ...others.flatMap((vendor) => (vendor ? [runVendor(vendor, consent)] : []))]

  const track = (event: RecordedEvent): void => {
    for (const vendor of running) vendor.track(event)
  }

  return {
    /** Takes views in order, including those of earlier pages. */
    pageView: (view: PageView): void => {
      for (const vendor of running) vendor.page(view, view.path === location.pathname)
    },
    track,
    helpStatus: (): HelpStatus => help?.status() ?? 'unavailable',
    openHelp: (page: HelpPage): boolean => {
      if (!chat || help?.status() !== 'ready' || !help.attempt(() => chat.open(page))) return false
      track({ at: Date.now(), path: location.pathname, event: { name: 'Opened Help', page } })
      return true
    },
  }
}

/** Resolves after the page's load event, or after 10 seconds, so that later loading does not delay that event. */
const pageLoaded = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    if (view.document.readyState === 'complete') resolve()
    else {
      view.addEventListener('load', () => resolve(), { once: true })
      view.setTimeout(resolve, readyMs)
    }
  })
