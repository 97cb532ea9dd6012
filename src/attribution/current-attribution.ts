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
