import { attributionLifetime } from '../../data/attribution'
import { cookieAttributes } from '../../data/hosts'
import { readCookies, writeCookie } from '../../lib/cookies'
import { log } from './debug'
import { readLanding } from './read-landing'
import { readNavigation } from './read-navigation'
import { readPartner } from './read-partner'
import { readVisitorIds } from './read-visitor-ids'
import type { Readers } from './readers'
import { whenShown } from './when-shown'

/** The browser itself. */
export const browserReaders: Readers = {
  landing: readLanding,
  navigation: readNavigation,
  cookies: readCookies,
  setCookie: (name, value) => writeCookie(name, value, cookieAttributes(location.hostname), attributionLifetime),
  log,
  visitorIds: readVisitorIds,
  partner: readPartner,
  whenAllowed: whenShown,
}
