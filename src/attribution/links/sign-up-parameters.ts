import type { CookieJar } from '../../lib/cookies'
import { storedAttribution } from '../core/attribution-cookies'
import { signUpDataFrom } from '../core/sign-up-data'
import type { Attribution, Values } from '../core/types'

/**
 * Where the visitor came from, as links to sign-up carry it when they are used (specification 7.4). Another
 * tab may have recorded a later visit, so that cookies count before what the page knows. One or the other
 * as a whole: values of two visits must not mix.
 */
export const signUpParameters = (known: Attribution, jar: CookieJar): Values => {
  const stored = storedAttribution(jar)
  return signUpDataFrom(stored.last ? stored : known)
}
