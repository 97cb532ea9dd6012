import type { Values } from './core/types'

/** What the site's other code may ask of the attribution that an early script has started. */
export interface CurrentAttribution {
  /** Decorates the links that are on the page 100 ms from now; for after a change of route. */
  readonly linksAppeared: () => void
  /** Whether a link that is used now, and leaves the document, should wait for the visitor's consent. */
  readonly holds: (link: HTMLAnchorElement) => boolean
}

declare global {
  interface Window {
    hearthsideAttribution?: CurrentAttribution
  }
}

/** @returns `undefined` where none has started: on pages that are not tracked, and in tests */
export const currentAttribution = (): CurrentAttribution | undefined => window.hearthsideAttribution

declare global {
  interface Window {
    /**
     * On the app host: what links carry besides where the visitor came from. The analytics script provides it,
     * and the attribution script, which decorates links, asks for it.
     */
    hearthsideLinks?: (url: URL) => Values | undefined
  }
}
