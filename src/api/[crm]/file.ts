import type { ServerResponse } from 'node:http'
import { handleFile } from '../../../server/handle-files'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/** `GET /api/{crm}/file?id=…`: files stored by `uploadFile`. */
export default function file(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleFile, request, response)
}
