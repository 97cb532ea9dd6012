import { attempt } from '../lib/attempt'
import { cookieAttributes } from '../lib/hosts'
import { readExpiring, readLocal, removeLocal, writeExpiring } from '../lib/local-storage'
import { writeCookie } from '../lib/write-cookie'
import { attributionLifetime, debugKey, partnerParameters } from './constants'
import type { Values } from './core/types'
import { boundValue } from './core/values'
import type { Visit } from './visit'

/** What attribution reads from the browser. Nothing here throws; a refused value counts as missing. */

export const isDebug = (): boolean => readLocal(debugKey) === '1'

export const log = (details: unknown): void => {
  // eslint-disable-next-line no-console -- asked for, by the debug flag
  if (isDebug()) console.debug(details)
}

/** `navigate`, `reload`, `back_forward` or `prerender`, if known. */
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
export const rememberPartner = (query: URLSearchParams): Values => {
  const partner = readPartner(query)
  if (!Object.values(partner).some(Boolean))
    return Object.fromEntries(partnerParameters.map((name) => [name, readExpiring(name)]))
  for (const [name, value] of Object.entries(partner)) {
    if (value) writeExpiring(name, value)
    else removeLocal(name)
  }
  return partner
}

export const forgetPartner = (): void => partnerParameters.forEach(removeLocal)

/** Writes a cookie with attribution's lifetime, for the hosts that share it (requirements 9). */
export const setCookie = (name: string, value: string): void =>
  writeCookie(name, value, cookieAttributes(location.hostname), attributionLifetime)
