import { noConsentTool } from '../../analytics/consent'
import { runVendor } from '../../analytics/run-vendor'
import type { Vendor } from '../../analytics/vendor'
import { productAnalytics, sessionReplay } from '../../analytics/vendors/measuring'
import { variationParameter, variations, visitorIdParameter } from '../../attribution/constants'
import { isLoginPage, isSignUpPage, linkKind, linkParameters } from '../../attribution/core/pages'
import { testVariation } from '../../attribution/core/visitor-values'
import { readVisitorIds } from '../../attribution/storage'
import { readCookies } from '../../lib/cookies'
import { whenParsed, whenShown } from '../../lib/page-life'
import type { VendorConfig } from '../../lib/vendors'

/** An unconfigured tool, used only if the page has loaded it. */
const absent = { id: '', src: '' }

const readVariation = (query: URLSearchParams): string | undefined => {
  const carried = query.get(variationParameter)
  return variations.find((variation) => variation === carried) ?? testVariation(readCookies())
}

/**
 * Analytics of login and sign-up pages (requirements 2.3, 7.4): identifies the visitor by `mxid`, sends 'Viewed Page'
 * with the variation, and adds the visitor's ids to links, plus the variation on sign-up links. Does nothing on other
 * pages. Never throws.
 */
export const startAppAnalytics = ({ productAnalytics: product, sessionReplay: replay }: VendorConfig): void => {
  if (!isLoginPage(location) && !isSignUpPage(location)) return
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
  const vendors: readonly Vendor[] = [productAnalytics(product ?? absent, options), sessionReplay(replay ?? absent)]
  const view = (): void => {
    for (const vendor of vendors)
      if (vendor.src || vendor.isPresent?.())
        runVendor(vendor, noConsentTool).page({ at: Date.now(), path, title: document.title })
  }
  whenShown(document, () => whenParsed(document, view))
}
