import type { ServerResponse } from 'node:http'
import { handleReport } from '../../server/csp-report'
import { serveFunction, type FunctionRequest } from '../../server/serve-function'

/** Gatsby would treat `export const config` in `src` as a server-rendered page, and bundle a server. */
export * from '../../server/function-config'

/** `POST /api/csp-report`: violations of the content security policy. */
export default function cspReport(request: FunctionRequest, response: ServerResponse): Promise<void> {
  return serveFunction(handleReport, request, response)
}
