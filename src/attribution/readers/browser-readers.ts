import { readCookies } from '../../lib/cookies'
import { log } from './debug'
import { readLanding } from './read-landing'
import { readNavigation } from './read-navigation'
import { readVisitorIds } from './read-visitor-ids'
import type { Readers } from './readers'
import { rememberedPartner } from './remembered-partner'
import { setCookie } from './set-cookie'
import { whenShown } from './when-shown'

/** The browser itself. */
export const browserReaders: Readers = {
  landing: readLanding,
  navigation: readNavigation,
  cookies: readCookies,
  setCookie,
  log,
  visitorIds: readVisitorIds,
  partner: rememberedPartner,
  whenAllowed: whenShown,
}
