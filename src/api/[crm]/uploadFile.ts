import type { ServerResponse } from 'node:http'
import { handleUpload } from '../../../server/handle-files'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/** Gatsby would treat `export const config` in `src` as a server-rendered page, and bundle a server. */
export * from '../../../server/function-config'

/** `POST /api/{crm}/uploadFile` (requirements 7.1). */
export default function uploadFile(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleUpload, request, response)
}
