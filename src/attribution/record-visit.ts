import type { CookieJar } from '../lib/cookies'
import { changedCookies, storedAttribution } from './core/attribution-cookies'
import { decide } from './core/decide'
import type { Decision } from './core/types'
import type { Readers } from './readers/readers'

/**
 * Decides where the visitor came from, and stores it (specification 4.1).
 *
 * @param page the document's first URL
 * @param jar the cookies as they were found
 */
export const recordVisit = (
  page: URL,
  referrer: string,
  jar: CookieJar,
  { navigation, setCookie, log }: Pick<Readers, 'navigation' | 'setCookie' | 'log'>,
): Decision => {
  const before = storedAttribution(jar)
  const decision = decide(page, referrer, navigation, before)
  const changes = changedCookies(decision, before)
  log(changes)
  for (const name in changes) setCookie(name, changes[name] as string)
  return decision
}
