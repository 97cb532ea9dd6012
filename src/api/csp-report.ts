import type { ServerResponse } from 'node:http'
import { handleReport, reportLimit } from '../../server/csp-report'
import { serveFunction, type FunctionRequest } from '../../server/serve-function'

/**
 * The body comes as bytes, whatever its JSON type. Destructured: Gatsby takes `export const config` for a page
 * that is rendered on demand, and bundles a server.
 */
export const { config } = { config: { bodyParser: { raw: { type: 'application/*', limit: reportLimit } } } }

/** `POST /api/csp-report`: violations of the content security policy. */
export default function cspReport(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleReport, request, response)
}
