import type { Purpose } from '../lib/consent-tool'
import type { Consent } from './consent'

/** The pages of the help widget (requirements 2.1): `#contact-us` asks, `#open-beacon` answers. */
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
  /** Who the visitor is, from the URL parameter `mxid` (requirements 7.4). */
  readonly visitorId?: string
  /** The A/B test variation at this moment, from the cookie `hs_ab_variant`. */
  readonly readVariation?: () => string | undefined
}

/** Whether the help widget can be opened: it is on its way, it is there, or it will not come. */
export type HelpStatus = 'coming' | 'ready' | 'unavailable'

/**
 * What the site knows of a third party. `run-vendor.ts` does the rest: it asks for consent, loads the
 * script, waits, keeps calls in a queue, and holds off whatever goes wrong, so that a vendor says
 * only what is particular to it. Whatever touches the third party may throw.
 */
export interface Vendor {
  /** What messages begin with: "… could not be started." */
  readonly name: string
  readonly src: string
  readonly purpose: Purpose
  /** Whether a page with this path asks for the vendor. Once loaded, a script stays. */
  readonly isWanted: (path: string) => boolean
  /** Whether somebody else has brought the vendor into the page, so that its script must not be loaded again. */
  readonly isPresent?: () => boolean
  /** Puts on the window what the script expects to find there. */
  readonly prepare?: () => void
  /** Whether it takes calls; asked every 100 ms after its script has run. */
  readonly isReady: () => boolean
  /** The first calls, once it is ready. */
  readonly begin?: () => void
  /** Called once for each view of a page that wants the vendor. */
  readonly page?: (view: PageView) => void
  /** @param path of the page on which it happened */
  readonly track?: (event: AnalyticsEvent, path: string) => void
}

/** For vendors of every page. */
export const everywhere = (): boolean => true
