import { hasPrivacySignal } from './browser'
import { askConsentTool, type Purpose } from './consent-tool'
import { marketingHosts } from './hosts'
import { readSiteConfig } from './site-config'

/** Purposes that send data about visitors. */
const measuring: readonly Purpose[] = ['Analytics', 'Advertising', 'SaleOfInfo']

/** Purposes that 'Do Not Sell' refuses. */
const selling: readonly Purpose[] = ['Advertising', 'SaleOfInfo']

/**
 * Whether a purpose is refused on this page, regardless of the visitor's answer. Hosts other than the marketing site,
 * such as previews, send nothing about visitors (requirements 2.3). Global Privacy Control refuses the sale of data.
 */
export const isExcluded = (purpose: Purpose, { location, navigator }: Window): boolean => {
  if (!marketingHosts.includes(location.hostname)) return measuring.includes(purpose)
  return hasPrivacySignal(navigator) && selling.includes(purpose)
}

/** Whether a purpose is currently granted, for code that does not wait for an answer. */
export const isGranted = (purpose: Purpose, view: Window): boolean => {
  if (isExcluded(purpose, view)) return false
  return !readSiteConfig(view.document).vendors?.consentTool || askConsentTool(purpose) === 'granted'
}
