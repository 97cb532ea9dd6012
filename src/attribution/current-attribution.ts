import type { Values } from './core/types'

export interface CurrentAttribution {
  /** Decorates the page's links after 100 ms; call it after a route change. */
  readonly linksAppeared: () => void
  /** Whether a link that leaves the document should wait: for consent, for hydration or for the visitor's ids. */
  readonly holds: (link: HTMLAnchorElement) => boolean
  /** Whether only this document knows how the visitor came, because nothing may be stored yet. */
  readonly isLandingInMemory: () => boolean
  /** Who the visitor is, from the URL parameter `mxid` of the visit's landing. Call it with consent. */
  readonly visitorId: () => string | undefined
  /** Call it when a tool that knows the visitor's id has arrived or failed. */
  readonly visitorIdsSettled: () => void
  /** Where the visitor came from, by hidden field of a lead; nothing without consent. */
  readonly leadValues: () => Values
  /** Whether what happens may be stored for the next page. */
  readonly mayStore: () => boolean
  /** Stores which variant of the pricing experiment the visitor has seen: 0 or 1; anything else removes it. */
  readonly saveVariant: (index: number | undefined) => void
}

declare global {
  interface Window {
    hearthsideAttribution?: CurrentAttribution
  }
}

/** @returns `undefined` on pages that are not tracked */
export const currentAttribution = (): CurrentAttribution | undefined => window.hearthsideAttribution

declare global {
  interface Window {
    /** On the app host: additional parameters of links, from the analytics script. */
    hearthsideLinks?: (url: URL) => Values | undefined
  }
}
