import type { ServerResponse } from 'node:http'
import { handleSubmit, submissionLimit } from '../../../server/handle-submit'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/**
 * Takes the body as bytes, so that the handler reports invalid ones. Destructured because Gatsby treats `export const
 * config` as a server-rendered page and bundles a server.
 */
export const { config } = { config: { bodyParser: { raw: { type: 'application/*', limit: submissionLimit } } } }

/** `POST /api/{crm}/submitForm` (requirements 7.1). */
export default function submitForm(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleSubmit, request, response)
}
