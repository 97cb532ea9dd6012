import type { ServerResponse } from 'node:http'
import { handleSubmit, submissionLimit } from '../../../server/handle-submit'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/**
 * The body comes as bytes, so that what is wrong with it is answered by the handler. Destructured:
 * Gatsby takes `export const config` for a page that is rendered on demand, and bundles a server.
 */
export const { config } = { config: { bodyParser: { raw: { type: 'application/*', limit: submissionLimit } } } }

/** `POST /api/{crm}/submitForm` (requirements 7.1). */
export default function submitForm(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleSubmit, request, response)
}
