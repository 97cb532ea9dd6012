import { decide } from '../decide'
import { parseUrl } from '../parse-url'
import type { CookieValues, Landing } from '../types'

/** A landing, and how the document was reached: `navigate`, `reload`, `back_forward` or `prerender`. */
export interface Arrival extends Landing {
  readonly navigation?: string
}

/** Decides as the scripts do, by what a document says as text. */
export const decideLanding = ({ url, referrer, navigation }: Arrival, cookies: string): CookieValues =>
  decide(parseUrl(url), referrer, () => navigation, cookies)
