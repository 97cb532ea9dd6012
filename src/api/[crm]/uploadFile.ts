import { handleUpload } from '../../../server/handle-files'
import { serveFunction } from '../../../server/serve-function'

/** Gatsby would treat `export const config` in `src` as a server-rendered page, and bundle a server. */
export * from '../../../server/function-config'

/** `POST /api/{crm}/uploadFile` (requirements 7.1). */
export default serveFunction(handleUpload)
