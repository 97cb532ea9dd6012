import type { CookieJar } from '../lib/cookies'
import { cookieAttributes } from '../lib/hosts'
import { removeCookie } from '../lib/write-cookie'
import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  referrerCookie,
  signUpCookie,
  variantCookie,
} from './constants'
import { decide } from './core/decide'
import { changedCookies, storedAttribution } from './core/stored-attribution'
import type { Decision } from './core/types'
import { forgetPartner, log, readNavigation, setCookie } from './readers'
import { forgetVisit } from './visit'

/**
 * Decides and stores where the visitor came from (requirements 4.1).
 *
 * @param page the document's first URL
 */
export const recordVisit = (page: URL, jar: CookieJar): Decision => {
  const before = storedAttribution(jar)
  const decision = decide(page, document.referrer, readNavigation, before)
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

/** Deletes everything stored by attribution, on this host and on the shared domain. */
export const forgetAttribution = (): void => {
  for (const name of cookies) {
    removeCookie(name, {})
    removeCookie(name, cookieAttributes(location.hostname))
  }
  forgetPartner()
  forgetVisit()
}
