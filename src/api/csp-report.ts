import { handleReport } from '../../server/csp-report'
import { serveFunction } from '../../server/serve-function'

/** Gatsby would treat `export const config` in `src` as a server-rendered page, and bundle a server. */
export * from '../../server/function-config'

/** `POST /api/csp-report`: violations of the content security policy. */
export default serveFunction(handleReport)
