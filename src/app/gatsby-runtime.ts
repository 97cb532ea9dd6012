/** The part of Gatsby's runtime that the site calls. It loads after the page runtime (load-app.ts). */

declare global {
  interface Window {
    /** Navigates within the document. */
    readonly ___navigate?: (to: string, options: { readonly replace: boolean }) => void
    readonly ___loader?: GatsbyLoader
    /** The build of this document's scripts. */
    readonly ___webpackCompilationHash?: string
  }
}

export interface LoadedPage {
  /** `error` if the page could not be loaded. */
  readonly status?: string
  readonly page?: {
    /** Also of an error page, which stands in for the requested one: `/500.html`. */
    readonly path?: string
    /** The build that the host had when the page was loaded; empty if unknown. */
    readonly webpackCompilationHash?: string
  }
}

/** Loads data and template of pages. It knows a page by its path and query. */
export interface GatsbyLoader {
  /** Rejects if a template is missing or slice data is no JSON. */
  loadPage: (page: string) => Promise<LoadedPage | undefined>
  /** @returns `undefined` if the page has not been loaded */
  loadPageSync: (page: string, options?: object) => LoadedPage | undefined
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
