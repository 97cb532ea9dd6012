import type { ServerResponse } from 'node:http'
import { handleReport, reportLimit } from '../../server/csp-report'
import { serveFunction, type FunctionRequest } from '../../server/serve-function'

/** Raw, because reports have several JSON types; destructured for the reason in `submitForm.ts`. */
export const { config } = { config: { bodyParser: { raw: { type: 'application/*', limit: reportLimit } } } }

/** `POST /api/csp-report`: violations of the content security policy. */
export default function cspReport(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleReport, request, response)
}
