import { decide } from '../decide'
import { changedCookies, storedAttribution } from '../stored-attribution'
import { type CookieValues, parseUrl } from '../values'
import { jarOf } from './jar-of'

export interface Arrival {
  readonly url: string
  readonly referrer: string
  /** How the document was reached: `navigate`, `reload`, `back_forward` or `prerender`. */
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
