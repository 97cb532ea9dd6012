import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  referrerCookie,
  signUpCookie,
  variantCookie,
} from '../data/attribution'
import { cookieAttributes } from '../data/hosts'
import { type CookieJar, removeCookie } from '../lib/cookies'
import { decide } from './core/decide'
import { changedCookies, storedAttribution } from './core/stored-attribution'
import type { Decision } from './core/types'
import { forgetPartner, type Readers } from './readers'

/**
 * Decides where the visitor came from, and stores it (requirements 4.1).
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

const cookies = [
  lastTouchCookie,
  firstTouchCookie,
  lastUrlCookie,
  firstUrlCookie,
  referrerCookie,
  signUpCookie,
  variantCookie,
]

/**
 * Deletes everything that attribution has stored: on this host, and on the domain that it shares with
 * its sisters, so that one call on the marketing site serves the app host, too.
 */
export const forgetAttribution = (): void => {
  for (const name of cookies) {
    removeCookie(name, {})
    removeCookie(name, cookieAttributes(location.hostname))
  }
  forgetPartner()
}
