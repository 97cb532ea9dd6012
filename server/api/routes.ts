import { handleReport, reportLimit } from '../csp-report'
import { handleFile, handleUpload, uploadLimit } from '../handle-files'
import { handleSubmit, multipartLimit } from '../handle-submit'
import type { LeadHandler } from '../handler'

interface ApiRoute {
  /** Below `/api`. */
  readonly url: string
  readonly handle: LeadHandler
  /** The most bytes of a body. */
  readonly bodyLimit: number
}

/** All endpoints. `src/api` has a function for each, for hosts of Gatsby Functions. */
export const apiRoutes: readonly ApiRoute[] = [
  { url: '/:crm/submitForm', handle: handleSubmit, bodyLimit: multipartLimit },
  { url: '/:crm/uploadFile', handle: handleUpload, bodyLimit: uploadLimit },
  { url: '/:crm/file', handle: handleFile, bodyLimit: 0 },
  { url: '/csp-report', handle: handleReport, bodyLimit: reportLimit },
]

/** The most megabytes of a body that proxies pass on: more than any endpoint takes, which answers with a better message. */
export const proxyBodyLimit = 6
