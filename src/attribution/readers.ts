import { attempt } from '../lib/attempt'
import { type CookieJar, readCookies } from '../lib/cookies'
import { cookieAttributes } from '../lib/hosts'
import { readExpiring, readLocal, removeLocal, writeExpiring } from '../lib/local-storage'
import { whenShown } from '../lib/page-life'
import { writeCookie } from '../lib/write-cookie'
import { attributionLifetime, debugKey, partnerParameters } from './constants'
import type { Landing, Values } from './core/types'
import { boundValue } from './core/values'
import { rememberVisit, type Visit } from './visit'

/** What attribution reads from the browser. Nothing here throws; a refused value counts as missing. */
export interface Readers {
  readonly landing: () => Landing
  /** `navigate`, `reload`, `back_forward` or `prerender`, if known. */
  readonly navigation: () => string | undefined
  readonly cookies: () => CookieJar
  readonly setCookie: (name: string, value: string) => void
  readonly log: (details: unknown) => void
  readonly visitorIds: () => Pick<Visit, 'mxid' | 'hpid'>
  /** The partner who sent the visitor, from the query of the landing. */
  readonly partner: (query: URLSearchParams) => Values
  /** Adds values to the stored visit. Call it with consent. */
  readonly visit: (values: Visit) => Visit
  readonly whenAllowed: (act: () => void) => void
}

export const isDebug = (): boolean => readLocal(debugKey) === '1'

export const log = (details: unknown): void => {
  // eslint-disable-next-line no-console -- asked for, by the debug flag
  if (isDebug()) console.debug(details)
}

export const readLanding = (): Landing => ({
  url: location.href,
  referrer: document.referrer,
})

export const readNavigation = (): string | undefined =>
  attempt(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)

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

/**
 * The partner in the URL, stored for later visits (requirements 3.2), otherwise the stored one. Parameters of two
 * partners are never mixed.
 */
const rememberedPartner = (query: URLSearchParams): Values => {
  const now = Date.now()
  const partner = readPartner(query)
  if (!Object.values(partner).some(Boolean))
    return Object.fromEntries(partnerParameters.map((name) => [name, readExpiring(name, now)]))
  for (const [name, value] of Object.entries(partner)) {
    if (value) writeExpiring(name, value, now)
    else removeLocal(name)
  }
  return partner
}

export const forgetPartner = (): void => partnerParameters.forEach(removeLocal)

/** Writes a cookie with attribution's lifetime, for the hosts that share it (requirements 9). */
export const setCookie = (name: string, value: string): void =>
  writeCookie(name, value, cookieAttributes(location.hostname), attributionLifetime)

export const browserReaders: Readers = {
  landing: readLanding,
  navigation: readNavigation,
  cookies: readCookies,
  setCookie,
  log,
  visitorIds: readVisitorIds,
  partner: rememberedPartner,
  visit: rememberVisit,
  whenAllowed: (act) => whenShown(document, act),
}
