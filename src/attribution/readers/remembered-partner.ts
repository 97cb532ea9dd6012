import { partnerParameters } from '../../data/attribution'
import { readExpiring, removeLocal, writeExpiring } from '../../lib/local-storage'
import type { Values } from '../core/types'
import { readPartner } from './read-partner'

/**
 * The partner that a URL names, who is kept for later visits (specification 3.2), or else the one who
 * is kept. The parameters belong together: a new partner's click never goes with an old one's.
 */
export const rememberedPartner = (query: URLSearchParams): Values => {
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

/** Forgets the partner who is kept. */
export const forgetPartner = (): void => {
  partnerParameters.forEach(removeLocal)
}
