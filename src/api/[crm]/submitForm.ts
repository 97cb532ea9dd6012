import { handleSubmit } from '../../../server/handle-submit'
import { serveFunction } from '../../../server/serve-function'

/** Gatsby would treat `export const config` in `src` as a server-rendered page, and bundle a server. */
export * from '../../../server/function-config'

/** `POST /api/{crm}/submitForm` (requirements 7.1). */
export default serveFunction(handleSubmit)
