import type { Consent } from './consent/consent'

/** The pages of the help widget (specification 2.1): `#contact-us` asks, `#open-beacon` answers. */
export type HelpPage = 'ask' | 'answers'

/** A page that has been shown. */
export interface PageView {
  /** Path of the page, which ends in a slash. A query may follow; it tells two views apart and is not sent to anyone. */
  readonly path: string
  /** The document's title, once it is this page's. */
  readonly title: string
}

/** What is recorded besides page views. The path of the page is added to each. */
export type AnalyticsEvent =
  | { readonly name: 'Opened Help'; readonly page: HelpPage }
  | { readonly name: 'Dismissed Demo Bar' }
  | { readonly name: 'Submitted Form'; readonly formId: string }

/** What third parties are started with. */
export interface AnalyticsOptions {
  /** Told how the visitor's consent is asked, once it can be. */
  readonly onConsent?: (consent: Consent) => void
  /** Who the visitor is, from the URL parameter `mxid` (specification 7.4). */
  readonly visitorId?: string
  /** The A/B test variation at this moment, from the cookie `hs_ab_variant`. */
  readonly readVariation?: () => string | undefined
}

/** Whether the help widget can be opened: it is on its way, it is there, or it will not come. */
export type HelpStatus = 'coming' | 'ready' | 'unavailable'
