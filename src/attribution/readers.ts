import { attributionLifetime, debugKey, partnerParameters } from '../data/attribution'
import { cookieAttributes } from '../data/hosts'
import { attempt } from '../lib/attempt'
import { type CookieJar, readCookies, writeCookie } from '../lib/cookies'
import { readExpiring, removeLocal, writeExpiring } from '../lib/local-storage'
import type { Landing, Values } from './core/types'
import { boundValue } from './core/values'

/**
 * What attribution reads from the browser, apart from the document's links and forms. None of these throws: a value
 * that the browser refuses is missing.
 */
export interface Readers {
  /** The document's URL at this moment, and its referrer. */
  readonly landing: () => Landing
  /** How the document was reached: `navigate`, `reload`, `back_forward` or `prerender`, if the browser says so. */
  readonly navigation: () => string | undefined
  readonly cookies: () => CookieJar
  /** Writes a cookie that lasts as long as attribution does. */
  readonly setCookie: (name: string, value: string) => void
  /** Writes details to the debug log. */
  readonly log: (details: unknown) => void
  /** The visitor's ids in the tools for product analytics and session replay. */
  readonly visitorIds: () => Values
  /** The partner who sent the visitor, by the query of the document's first URL. */
  readonly partner: (query: URLSearchParams) => Values
  /** Calls back once the visitor sees the page and attribution may store data. */
  readonly whenAllowed: (act: () => void) => void
}

/** Whether the debug flag is set. */
export const isDebug = (): boolean => attempt(() => localStorage[debugKey] as unknown) === '1'

/** Writes to the console if the debug flag is set. */
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

/** What the tools for product analytics and session replay put on the window. */
interface Tools {
  readonly mixpanel?: { readonly get_distinct_id?: () => string }
  readonly heap?: { readonly userId: string }
}

/** The visitor's ids, of the tools that are there (requirements 7.4). */
export const readVisitorIds = (): Values => {
  const tools = window as Window as unknown as Tools
  return { mxid: attempt(() => tools.mixpanel?.get_distinct_id?.()), hpid: attempt(() => tools.heap?.userId) }
}

/** The partner that a URL names; empty values for none. */
export const readPartner = (query: URLSearchParams): Values =>
  Object.fromEntries(partnerParameters.map((name) => [name, boundValue(query.get(name))]))

/**
 * The partner in the URL, stored for later visits (requirements 3.2), otherwise the stored partner. The
 * parameters belong together: the click of a new partner is never combined with the name of an old one.
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

/** Deletes the stored partner. */
export const forgetPartner = (): void => partnerParameters.forEach(removeLocal)

/** Writes a cookie that lasts as long as attribution does, for the hosts that share it (requirements 9). */
export const setCookie = (name: string, value: string): void =>
  writeCookie(name, value, cookieAttributes(location.hostname), attributionLifetime)

/** The document, with what not all browsers have. */
type MaybePrerendering = Document & { readonly prerendering?: boolean }

/** Waits while the browser prerenders the page, because the visitor may never see it. */
export const whenShown = (act: () => void): void => {
  if ((document as MaybePrerendering).prerendering) document.addEventListener('prerenderingchange', act)
  else act()
}

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
