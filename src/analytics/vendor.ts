import type { Purpose } from '../lib/consent-tool'
import type { VendorName } from '../lib/vendors'
import type { Consent } from './consent'

/** The pages of the help widget (requirements 2.1): `#contact-us` asks, `#open-beacon` answers. */
export type HelpPage = 'ask' | 'answers'

/** The answer to “Was this helpful?”. */
export type Rating = 'helpful' | 'not helpful'

export interface PageView {
  /** When it began, in ms since 1970. */
  readonly at?: number
  /** Ends in a slash, without query. */
  readonly path: string
  readonly title: string
}

/** Events other than page views. The path of the page is added to each. */
export type AnalyticsEvent =
  | { readonly name: 'Opened Help'; readonly page: HelpPage }
  | { readonly name: 'Dismissed Demo Bar' }
  | { readonly name: 'Submitted Form'; readonly formId: string }
  | { readonly name: 'Searched Without Result'; readonly words: string }
  | { readonly name: 'Rated Page'; readonly rating: Rating }
  | { readonly name: 'Tried Inbox' }
  | { readonly name: 'Finished Inbox' }

/** An event, with the path of its page. */
export interface RecordedEvent {
  /** When it happened, in ms since 1970. */
  readonly at?: number
  readonly path: string
  readonly event: AnalyticsEvent
}

export interface AnalyticsOptions {
  /** Called once consent can be read. */
  readonly onConsent?: (consent: Consent) => void
  /** The visitor's id, from the URL parameter `mxid` (requirements 7.4). Read once there is consent. */
  readonly readVisitorId?: () => string | undefined
  /** Called when a tool that provides the visitor's id has loaded or failed. */
  readonly onVisitorIds?: () => void
  /** The current A/B test variation, from the cookie `hs_ab_variant`. */
  readonly readVariation?: () => string | undefined
  /** Resolves when the variation of this page is decided. */
  readonly whenVariationKnown?: () => Promise<void>
}

export type HelpStatus = 'coming' | 'ready' | 'unavailable'

/**
 * A third party. `run-vendor.ts` handles consent, loading, queueing and errors, so any of these functions may throw.
 */
export interface Vendor {
  /** Used in messages: "… could not be started." */
  readonly name: string
  readonly src: string
  readonly purpose: Purpose
  /** Part of the key under which calls are stored. */
  readonly key: VendorName
  /** Whether pages with this path need the vendor; default: all. A loaded script stays. */
  readonly isWanted?: (path: string) => boolean
  /** Whether the page already has the vendor's script. */
  readonly isPresent?: () => boolean
  /** Defines the globals that the script expects. */
  readonly prepare?: () => void
  /** Whether it takes calls; polled every 100 ms after its script has run. */
  readonly isReady: () => boolean
  /** Called once, when it is ready. */
  readonly begin?: () => void
  /** Resolves when a page view can be sent. Called once the vendor is ready. */
  readonly whenViewKnown?: () => Promise<void>
  /** Called for each view of a page that needs the vendor. */
  readonly page?: (view: PageView) => void
  readonly track?: (event: RecordedEvent) => void
  /** Called once the script is ready or has failed. */
  readonly onSettled?: () => void
  /** Deletes what the vendor's script has stored and the site reads. Called after a refusal. */
  readonly forget?: () => void
}
