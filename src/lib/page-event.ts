/** A navigation within the document, after the new page has been drawn. */
export interface PageChange {
  readonly path: string
  /** Not a navigation through the history. */
  readonly isForward: boolean
}

declare global {
  interface DocumentEventMap {
    'hs:page': CustomEvent<PageChange>
  }
}

/**
 * Tells controllers that another page has been drawn. They listen for `hs:page` on the document; the
 * first page of a visit fires no event, since controllers start after it.
 */
export const announcePage = (root: Document, change: PageChange): boolean =>
  root.dispatchEvent(new CustomEvent('hs:page', { detail: change }))
