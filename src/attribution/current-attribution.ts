import type { Values } from './core/values'

export interface CurrentAttribution {
  /** Decorates the page's links after 100 ms; call it after a route change. */
  readonly linksAppeared: () => void
  /** Whether a link that leaves the document should wait: for consent, hydration or the visitor's ids. */
  readonly holds: (link: HTMLAnchorElement) => boolean
  /** Whether only this document knows the landing, because nothing may be stored yet. */
  readonly isLandingInMemory: () => boolean
  /** The visitor's id, from the URL parameter `mxid` of the visit's landing. Call it with consent. */
  readonly visitorId: () => string | undefined
  /** Call it when a tool that provides the visitor's id has loaded or failed. */
  readonly visitorIdsSettled: () => void
  /** Where the visitor came from, by hidden field of a lead; empty without consent. */
  readonly leadValues: () => Values
  /** Whether events may be stored for the next page. */
  readonly mayStore: () => boolean
  /** Stores the variant of the pricing experiment that the visitor has seen: 0 or 1; anything else removes it. */
  readonly saveVariant: (index: number | undefined) => void
}

declare global {
  interface Window {
    hearthsideAttribution?: CurrentAttribution
    /** On the app host: additional parameters of links, from the analytics script. */
    hearthsideLinks?: (url: URL) => Values | undefined
  }
}

/** @returns `undefined` on pages that are not tracked */
export const currentAttribution = (): CurrentAttribution | undefined => window.hearthsideAttribution
