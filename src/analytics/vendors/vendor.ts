import type { Purpose } from '../../lib/consent-tool'
import type { AnalyticsEvent, PageView } from '../events'

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
