/** The part of Gatsby's runtime that the site calls. It loads after the page runtime (load-app.ts). */

declare global {
  interface Window {
    /** Navigates within the document. */
    readonly ___navigate?: (to: string, options: { readonly replace: boolean }) => void
    readonly ___loader?: GatsbyLoader
  }
}

/** Loads data and template of pages. It knows a page by its path and query. */
export interface GatsbyLoader {
  /** Does not reject if the page cannot be loaded: `status` is `error`. */
  readonly loadPage: (page: string) => Promise<{ readonly status?: string } | undefined>
  /** Loads the page of a link under the pointer, if the connection allows it. */
  readonly hovering: (page: string) => void
  readonly isPageNotFound: (page: string) => boolean | undefined
  /**
   * Prefetches four pages every three seconds, when the browser is idle (requirements 9), and resolves to whether it has
   * fetched the page's data. If it cannot fetch one while others wait, it prefetches no more in this document. Links
   * under the pointer still load.
   */
  readonly enqueue: (page: string) => PromiseLike<boolean> & { readonly abort: () => void }
}
