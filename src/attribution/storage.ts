import { attempt } from '../lib/attempt'
import type { CookieJar } from '../lib/cookies'
import { cookieAttributes } from '../lib/hosts'
import { readLocal, readSession, removeSession, writeSession } from '../lib/local-storage'
import { removeCookie, writeCookie } from '../lib/write-cookie'
import {
  attributionCookies,
  attributionLifetime,
  debugKey,
  otherLifetime,
  partnerParameters,
  variantCookie,
  variations,
} from './constants'
import { decide } from './core/decide'
import { changedCookies, storedAttribution } from './core/stored-attribution'
import { boundValue, type Decision, type Values } from './core/values'

/** What attribution reads and stores in the browser. Nothing here throws; a refused value counts as missing. */

export const isDebug = (): boolean => readLocal(debugKey) === '1'

const log = (details: unknown): void => {
  // eslint-disable-next-line no-console -- asked for, by the debug flag
  if (isDebug()) console.debug(details)
}

/** Runs a function; errors go to the debug log. */
export const guard = <Result>(act: () => Result): Result | undefined => attempt(act, log)

/** `navigate`, `reload`, `back_forward` or `prerender`, if known. */
export const readNavigation = (): string | undefined =>
  attempt(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)

/** The values of the visit that its other pages need. */
export interface Visit extends Values {
  readonly promo?: string
  /** The partner who referred the visitor, and the id of that click. */
  readonly gspk?: string
  readonly gsxid?: string
  /** The visitor's id, from the URL parameter `mxid` of the landing. */
  readonly visitor?: string
  /** The visitor's ids at the tools, which load after the page. */
  readonly mxid?: string
  readonly hpid?: string
}

/** Session storage key (docs/contracts/storage.md). */
const visitKey = 'hs_visit'

export const namesPartner = (values: Values): boolean => partnerParameters.some((name) => values[name])

/**
 * Adds values to the stored visit; empty values change nothing. A partner replaces the stored one: parameters of two
 * partners are never mixed.
 *
 * @param known for browsers that refuse storage
 * @returns all known values
 */
export const rememberVisit = (values: Visit, known: Visit = {}): Visit => {
  const stored = attempt(() => JSON.parse(readSession(visitKey) ?? '') as Visit) ?? known
  const kept = Object.entries(stored).filter(([name]) => !namesPartner(values) || !partnerParameters.includes(name))
  const visit = Object.fromEntries([...kept, ...Object.entries(values).filter(([, value]) => value)])
  writeSession(visitKey, JSON.stringify(visit))
  return visit
}

interface Tools {
  readonly mixpanel?: { readonly get_distinct_id?: () => string }
  readonly heap?: { readonly userId: string }
}

export const readVisitorIds = (): Pick<Visit, 'mxid' | 'hpid'> => {
  const tools = window as Window as unknown as Tools
  return { mxid: attempt(() => tools.mixpanel?.get_distinct_id?.()), hpid: attempt(() => tools.heap?.userId) }
}

/** The partner in a URL; empty values for none. */
export const readPartner = (query: URLSearchParams): Values =>
  Object.fromEntries(partnerParameters.map((name) => [name, boundValue(query.get(name))]))

/** Writes a cookie with attribution's lifetime, for the hosts that share it (requirements 9). */
export const setCookie = (name: string, value: string): void =>
  writeCookie(name, value, cookieAttributes(location.hostname), attributionLifetime)

/**
 * Stores the visitor's variant of the pricing experiment (requirements 7.4).
 *
 * @param index 0 or 1; anything else removes it
 */
export const saveVariant = (index: number | undefined): void => {
  const attributes = cookieAttributes(location.hostname)
  if (index === undefined || variations[index] === undefined) removeCookie(variantCookie, attributes)
  else writeCookie(variantCookie, String(index), attributes, otherLifetime)
}

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

/** Deletes everything stored by attribution, on this host and on the shared domain. */
export const forgetAttribution = (): void => {
  for (const name of attributionCookies) {
    removeCookie(name, {})
    removeCookie(name, cookieAttributes(location.hostname))
  }
  removeSession(visitKey)
}
