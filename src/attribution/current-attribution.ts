/** What the site's other code may ask of the attribution that an early script has started. */
export interface CurrentAttribution {
  /** Decorates the links that are on the page 100 ms from now; for after a change of route. */
  readonly linksAppeared: () => void
  /** For a consent that is withdrawn: deletes what was stored, and stores and hands on nothing more. */
  readonly forget: () => void
}

declare global {
  interface Window {
    hearthsideAttribution?: CurrentAttribution
  }
}

/** @returns `undefined` where none has started: on pages that are not tracked, and in tests */
export const currentAttribution = (): CurrentAttribution | undefined => window.hearthsideAttribution
