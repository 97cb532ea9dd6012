import type { ServerResponse } from 'node:http'
import { handleUpload, uploadLimit } from '../../../server/handle-files'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/**
 * The body comes as bytes, so that what is wrong with it is answered by the handler. Destructured:
 * Gatsby takes `export const config` for a page that is rendered on demand, and bundles a server.
 */
export const { config } = { config: { bodyParser: { raw: { type: 'application/*', limit: uploadLimit } } } }

/** `POST /api/{crm}/uploadFile` (requirements 7.1). */
export default function uploadFile(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleUpload, request, response)
}
