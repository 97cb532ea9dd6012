import type { CookieJar } from '../../lib/cookies'
import type { Landing, Values } from '../core/types'

/**
 * Everything that attribution asks of the browser, apart from the document's links and forms. None of
 * these throws: a browser that refuses an answer gives none.
 */
export interface Readers {
  /** The document's URL at this moment, and its referrer. */
  readonly landing: () => Landing
  /** How the document was reached: `navigate`, `reload`, `back_forward` or `prerender`, if the browser tells. */
  readonly navigation: () => string | undefined
  readonly cookies: () => CookieJar
  /** Writes a cookie that lasts as long as attribution does. */
  readonly setCookie: (name: string, value: string) => void
  /** Tells what attribution does to who looks for it. */
  readonly log: (details: unknown) => void
  /** The visitor's ids in the tools for product analytics and session replay. */
  readonly visitorIds: () => Values
  /** The partner who sent the visitor, by the query of the document's first URL. */
  readonly partner: (query: URLSearchParams) => Values
  /** Calls back once the visitor sees the page and attribution may store: at once, or later. */
  readonly whenAllowed: (act: () => void) => void
}
