/**
 * The analytics script of the app host, which pages include after `attribution.js` (requirements 2.3, 7.4). On login and
 * sign-up pages, it identifies the visitor by `mxid`, sends 'Viewed Page' with the variation, and adds the visitor's ids
 * to links, plus the variation on sign-up links. Does nothing on other pages. Never throws.
 */
import { noConsentTool } from '../analytics/consent'
import { runVendor } from '../analytics/run-vendor'
import type { Vendor } from '../analytics/vendor'
import { productAnalytics, sessionReplay } from '../analytics/vendors/measuring'
import { variationParameter, variations, visitorIdParameter } from '../attribution/constants'
import { isLoginPage, isSignUpPage, linkKind, linkParameters } from '../attribution/core/pages'
import { testVariation } from '../attribution/core/visitor-values'
import { readVisitorIds } from '../attribution/storage'
import { readCookies } from '../lib/cookies'
import { whenParsed, whenShown } from '../lib/page-life'
import type { VendorConfig } from '../lib/vendors'

/** The tools that the build was configured with (gatsby/attribution). */
declare const __APP_HOST_VENDORS__: VendorConfig

/** An unconfigured tool, used only if the page has loaded it. */
const absent = { id: '', src: '' }

const readVariation = (query: URLSearchParams): string | undefined => {
  const carried = query.get(variationParameter)
  return variations.find((variation) => variation === carried) ?? testVariation(readCookies())
}

if (isLoginPage(location) || isSignUpPage(location)) {
  const { search, hostname, pathname: path } = location
  const query = new URLSearchParams(search)

  window.hearthsideLinks = (url) => {
    const kind = linkKind(url, hostname)
    const signUp = { [variationParameter]: readVariation(query) }
    return kind && linkParameters({ signUp, promo: {}, partner: {}, visitor: readVisitorIds() })[kind]
  }

  const options = {
    // A link that others wrote may have an id of any length.
    readVisitorId: () => query.get(visitorIdParameter)?.slice(0, 200),
    readVariation: () => readVariation(query),
  }
  const tools = __APP_HOST_VENDORS__
  const vendors: readonly Vendor[] = [
    productAnalytics(tools.productAnalytics ?? absent, options),
    sessionReplay(tools.sessionReplay ?? absent),
  ]
  const view = (): void => {
    for (const vendor of vendors)
      if (vendor.src || vendor.isPresent?.())
        runVendor(vendor, noConsentTool).page({ at: Date.now(), path, title: document.title })
  }
  whenShown(document, () => whenParsed(document, view))
}
