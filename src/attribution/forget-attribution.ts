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
import { removeCookie } from '../lib/cookies'
import { forgetPartner } from './readers/remembered-partner'

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
