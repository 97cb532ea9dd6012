import {
  firstTouchCookie,
  firstUrlCookie,
  lastTouchCookie,
  lastUrlCookie,
  referrerCookie,
} from '../../data/attribution'
import { findCookie } from '../../lib/cookies'
import { decodeValue } from './encode-value'
import { decodeFirstTouch } from './first-touch'
import { decodeLastTouch } from './last-touch'
import { decodePath } from './path'
import type { Touch } from './types'

/** What is known of a visitor. `undefined` is unknown. */
export type Attribution = readonly [
  last?: Touch,
  first?: Touch,
  lastPath?: string,
  firstPath?: string,
  referrer?: string,
]

/** What the cookies say of a visitor. A broken cookie says nothing. */
export const storedAttribution = (cookies: string): Attribution => [
  findCookie(cookies, lastTouchCookie, decodeLastTouch),
  findCookie(cookies, firstTouchCookie, decodeFirstTouch),
  findCookie(cookies, lastUrlCookie, decodePath),
  findCookie(cookies, firstUrlCookie, decodePath),
  findCookie(cookies, referrerCookie, decodeValue),
]
