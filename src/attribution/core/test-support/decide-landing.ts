import { decide } from '../decide'
import { changedCookies, storedAttribution } from '../stored-attribution'
import type { CookieValues, Landing } from '../types'
import { parseUrl } from '../values'
import { jarOf } from './jar-of'

/** A landing, and how the document was reached: `navigate`, `reload`, `back_forward` or `prerender`. */
export interface Arrival extends Landing {
  readonly navigation?: string
}

/** Decides as the scripts do, from a document's values as text. */
export const decideLanding = ({ url, referrer, navigation }: Arrival, cookies: string): CookieValues => {
  const before = storedAttribution(jarOf(cookies))
  return changedCookies(
    decide(parseUrl(url), referrer, () => navigation, before),
    before,
  )
}
