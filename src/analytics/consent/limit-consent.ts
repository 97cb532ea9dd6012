import { marketingHosts } from '../../data/hosts'
import { hasPrivacySignal } from '../../lib/browser'
import type { Purpose } from '../../lib/consent-tool'
import { withoutPurposes, type Consent } from './consent'

/** What is sent about visitors. */
const measuring: readonly Purpose[] = ['Analytics', 'Advertising', 'SaleOfInfo']

/** What 'Do Not Sell' is about. */
const selling: readonly Purpose[] = ['Advertising', 'SaleOfInfo']

/**
 * The consent that counts on this page: other hosts than those of the marketing site, such as previews,
 * send nothing about visitors (specification 2.3), and Global Privacy Control is a refusal to be sold.
 */
export const limitConsent = (consent: Consent, view: Window): Consent => {
  if (!marketingHosts.includes(view.location.hostname)) return withoutPurposes(consent, measuring)
  return hasPrivacySignal(view.navigator) ? withoutPurposes(consent, selling) : consent
}
