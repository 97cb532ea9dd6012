import { attempt } from '../lib/attempt'
import type { Values } from './core/types'

/** What the visit's other pages need to know of it. */
export interface Visit extends Values {
  readonly promo?: string
  /** Who the visitor is, from the URL parameter `mxid` of the landing. */
  readonly visitor?: string
  /** The visitor's ids at the tools, which load after the page. */
  readonly mxid?: string
  readonly hpid?: string
}

/** Session storage key (docs/contracts/storage.md). */
const visitKey = 'hs_visit'

/**
 * Adds to what is stored of the visit; empty values change nothing.
 *
 * @returns all that is known
 */
export const rememberVisit = (values: Visit): Visit => {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(visitKey) ?? '{}') as Visit)
  const visit = { ...stored, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)) }
  attempt(() => sessionStorage.setItem(visitKey, JSON.stringify(visit)))
  return visit
}

export const forgetVisit = (): void => attempt(() => sessionStorage.removeItem(visitKey))
