import type { IncomingHttpHeaders } from 'node:http'
import type { LeadRequest } from '../handler'

/** Headers for the handlers: a repeated header becomes one list. */
export const readHeaders = (headers: IncomingHttpHeaders): LeadRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
