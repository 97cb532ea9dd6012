import { debugKey } from '../../data/attribution'
import { readCookies, writeCookie } from '../../lib/cookies'
import { attempt } from '../core/attempt'
import { readLanding } from './read-landing'
import { readPartner } from './read-partner'
import { readVisitorIds } from './read-visitor-ids'
import type { Readers } from './readers'
import { whenShown } from './when-shown'

const isDebug = (): boolean => attempt(() => localStorage.getItem(debugKey)) === '1'

/** The browser itself. */
export const browserReaders: Readers = {
  landing: readLanding,
  cookies: readCookies,
  setCookie: writeCookie,
  isDebug,
  log: (details) => {
    // eslint-disable-next-line no-console -- asked for, by the debug flag
    if (isDebug()) console.debug('attribution', details)
  },
  visitorIds: readVisitorIds,
  partner: readPartner,
  whenAllowed: whenShown,
}
