import { attempt } from '../lib/attempt'
import type { Values } from './core/types'

/** The values of the visit that its other pages need. */
export interface Visit extends Values {
  readonly promo?: string
  /** The visitor's id, from the URL parameter `mxid` of the landing. */
  readonly visitor?: string
  /** The visitor's ids at the tools, which load after the page. */
  readonly mxid?: string
  readonly hpid?: string
}

/** Session storage key (docs/contracts/storage.md). */
const visitKey = 'hs_visit'

/**
 * Adds values to the stored visit; empty values change nothing.
 *
 * @returns all known values
 */
export const rememberVisit = (values: Visit): Visit => {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(visitKey) ?? '{}') as Visit)
  const visit = { ...stored, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)) }
  attempt(() => sessionStorage.setItem(visitKey, JSON.stringify(visit)))
  return visit
}

export const forgetVisit = (): void => attempt(() => sessionStorage.removeItem(visitKey))
