import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  pathLimit,
  referrerCookie,
} from '../../data/attribution'
import { productHosts } from '../../data/hosts'
import { attempt } from '../../lib/attempt'
import { encodeValue } from './encode-value'
import { encodeFirstTouch } from './first-touch'
import { encodeLastTouch } from './last-touch'
import { storablePath } from './path'
import { rules, type Answer } from './rules'
import { storedAttribution } from './stored-attribution'
import type { CookieValues, Touch } from './types'

/**
 * Decides where a visitor came from (specification 4.1). Once for a document: a change of route
 * inside it says nothing new, while the browser goes on naming the old referrer.
 *
 * The first touch and its page are written once. The last touch and its page are written always, the
 * same value too, so that they last from the latest visit on.
 *
 * @param page the document's first URL
 * @param referrer as the document has it
 * @param navigation how the document was reached, if the browser tells; asked where it matters
 * @param cookies what `readCookies` gives
 * @returns the cookies to write
 */
export const decide = (
  { pathname, searchParams }: URL,
  referrer: string,
  navigation: () => string | undefined,
  cookies: string,
): CookieValues => {
  const [last, first, , firstPath, lastReferrer] = storedAttribution(cookies)

  const sender = attempt(() => /^(https?|android-app):/.test(referrer) && new URL(referrer))
  const host = sender ? sender.hostname.toLowerCase().replace(/\.$/, '') : ''
  // After a reload or Back, the browser names the page that led here once: it was counted then.
  const isIgnored = productHosts.includes(host) || (last && /reload|back/.test(navigation() as string))

  // The first rule that has an answer decides; the last one always has one.
  const touch = rules.reduce<Answer>(
    (answer, rule) => answer || rule(searchParams, host && !isIgnored ? `.${host}` : '', sender as URL, last),
    '',
  ) as Touch

  const path = encodeValue(storablePath(pathname))
  const newReferrer = sender && host && `${sender.protocol}//${sender.host}${storablePath(sender.pathname)}`
  return {
    [lastTouchCookie]: encodeLastTouch(touch),
    [lastUrlCookie]: path,
    [referrerCookie]: encodeValue(
      ((isIgnored || touch === last ? lastReferrer : newReferrer) || '').slice(0, pathLimit),
    ),
    ...(!first && { [firstTouchCookie]: encodeFirstTouch(touch) }),
    ...(!firstPath && { [firstUrlCookie]: path }),
  }
}
