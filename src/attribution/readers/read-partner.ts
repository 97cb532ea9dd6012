import { partnerParameters } from '../../data/attribution'
import { boundValue } from '../core/encode-value'
import type { Values } from '../core/types'

/** The partner that a URL names; empty values for none. */
export const readPartner = (query: URLSearchParams): Values =>
  Object.fromEntries(partnerParameters.map((name) => [name, boundValue(query.get(name))]))
