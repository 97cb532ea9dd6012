import { partnerParameters } from '../../data/attribution'
import type { Values } from '../core/types'

/** The partner that a URL names. */
export const readPartner = (query: URLSearchParams): Values =>
  Object.fromEntries(partnerParameters.map((name) => [name, query.get(name)]))
