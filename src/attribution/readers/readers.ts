import type { Landing, Values } from '../core/types'

/**
 * Everything that attribution asks of the browser, apart from the document's links and forms. None of
 * these throws: a browser that refuses an answer gives none.
 */
export interface Readers {
  /** The document's URL at this moment, its referrer, and how it was reached. */
  readonly landing: () => Landing
  /** What `document.cookie` gives. */
  readonly cookies: () => string
  /** As `writeCookie` of `src/lib/cookies.ts`. */
  readonly setCookie: (name: string, value: string, lifetime: number, attributes?: string) => void
  /** Whether somebody looks for what attribution does. */
  readonly isDebug: () => boolean
  /** Tells it to who looks for it. */
  readonly log: (details: unknown) => void
  /** The visitor's ids in the tools for product analytics and session replay. */
  readonly visitorIds: () => Values
  /** The partner who sent the visitor, by the query of the document's first URL. */
  readonly partner: (query: URLSearchParams) => Values
  /** Calls back once the visitor sees the page and attribution may store: at once, or later. */
  readonly whenAllowed: (act: () => void) => void
}
