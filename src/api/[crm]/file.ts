import { handleFile } from '../../../server/handle-files'
import { serveFunction } from '../../../server/serve-function'

/** `GET /api/{crm}/file?id=…`: files stored by `uploadFile`. */
export default serveFunction(handleFile)
