import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  paidClickIds as usualPaidClickIds,
  pathLimit,
  referrerCookie,
} from '../../data/attribution'
import type { Hosts } from '../../data/hosts'
import { attempt } from './attempt'
import { encodeValue } from './encode-value'
import { encodeFirstTouch } from './first-touch'
import { encodeLastTouch } from './last-touch'
import { parseUrl } from './parse-url'
import { storablePath } from './path'
import { touchOf } from './rules'
import { storedAttribution } from './stored-attribution'
import type { CookieValues, Landing } from './types'

/**
 * Decides where a visitor came from (specification 4.1). Once for a document: a change of route
 * inside it says nothing new, while the browser goes on naming the old referrer.
 *
 * The first touch and its page are written once. The last touch and its page are written always, the
 * same value too, so that they last from the latest visit on.
 *
 * @param landing the document's first URL, its referrer, and how it was reached
 * @param cookies what `readCookies` gives
 * @param paidClickIds URL parameters that count as a paid click
 * @returns the cookies to write
 * @throws {Error} 'Undefined URL' when there is no URL
 */
export const decide = (
  { url, referrer, navigation = '' }: Landing,
  cookies: string,
  { product }: Hosts,
  paidClickIds: readonly string[] = usualPaidClickIds,
): CookieValues => {
  const { pathname, searchParams } = parseUrl(url)
  const [last, first, , firstPath, lastReferrer] = storedAttribution(cookies)

  const sender = attempt(() => /^(https?|android-app):/.test(referrer) && new URL(referrer))
  const host = sender ? sender.hostname.toLowerCase().replace(/\.$/, '') : ''
  // After a reload or Back, the browser names the page that led here once: it was counted then.
  const isIgnored = product.includes(host) || (last && /reload|back/.test(navigation))
  const touch = touchOf({
    ...(host && !isIgnored ? { host: `.${host}`, sender } : { host: '' }),
    query: searchParams,
    paidClickIds,
    last,
  })

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
