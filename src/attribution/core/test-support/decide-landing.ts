import { decide } from '../decide'
import { parseUrl } from '../parse-url'
import type { CookieValues, Landing } from '../types'

/** Decides as the scripts do, by what a document says as text. */
export const decideLanding = ({ url, referrer, navigation }: Landing, cookies: string): CookieValues =>
  decide(parseUrl(url), referrer, navigation, cookies)
