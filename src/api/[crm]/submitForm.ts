import type { ServerResponse } from 'node:http'
import { handleSubmit } from '../../../server/handle-submit'
import { serveFunction, type FunctionRequest } from '../../../server/serve-function'

/** Gatsby would treat `export const config` in `src` as a server-rendered page, and bundle a server. */
export * from '../../../server/function-config'

/** `POST /api/{crm}/submitForm` (requirements 7.1). */
export default function submitForm(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleSubmit, request, response)
}
