import type { IncomingHttpHeaders } from 'node:http'
import type { LeadRequest } from '../handler'

/** Headers as the handlers see them: a repeated header is one list. */
export const readHeaders = (headers: IncomingHttpHeaders): LeadRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
