import type { ServerResponse } from 'node:http'
import { handleUpload, uploadLimit } from '../../../server/handle-files'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/** Raw and destructured for the reasons in `submitForm.ts`. */
export const { config } = { config: { bodyParser: { raw: { type: 'application/*', limit: uploadLimit } } } }

/** `POST /api/{crm}/uploadFile` (requirements 7.1). */
export default function uploadFile(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleUpload, request, response)
}
