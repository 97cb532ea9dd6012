import { handleReport, reportLimit } from '../csp-report'
import { handleFile, handleUpload, uploadLimit } from '../handle-files'
import { handleSubmit, multipartLimit } from '../handle-submit'
import type { LeadHandler } from '../handler'

export interface ApiRoute {
  /** Below `/api`. */
  readonly url: string
  readonly handle: LeadHandler
  /** Maximum bytes of a body. */
  readonly bodyLimit: number
}

/** The endpoints of every server. `src/api` has a function for each, for hosts of Gatsby Functions. */
export const apiRoutes: readonly ApiRoute[] = [
  { url: '/:crm/submitForm', handle: handleSubmit, bodyLimit: multipartLimit },
  { url: '/:crm/uploadFile', handle: handleUpload, bodyLimit: uploadLimit },
  { url: '/:crm/file', handle: handleFile, bodyLimit: 0 },
  { url: '/csp-report', handle: handleReport, bodyLimit: reportLimit },
]

/**
 * Maximum megabytes of a body that proxies forward and the server reads to its end: far above the limits of the
 * endpoints, so that a large photo gets their message instead of the proxy's page.
 */
export const proxyBodyLimit = 20
