import { finished } from 'node:stream/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileLimit } from '../src/forms/model/contract'
import { handleReport, reportLimit } from './csp-report'
import { handleFile, handleUpload, uploadLimit } from './handle-files'
import { handleSubmit, multipartLimit, refuseRequest } from './handle-submit'
import { readHeaders, type LeadDependencies, type LeadHandler, type LeadRequest, type LeadResponse } from './handler'
import { limitBodies } from './requests/limit-bodies'
import { refusals, type Refusal } from './requests/refusal'
import { networkOf, senderOf } from './requests/sender'

export interface ApiRoute {
  /** Below `/api`. */
  readonly url: string
  readonly handle: LeadHandler
  /** Maximum bytes of a body. */
  readonly bodyLimit: number
  /** Maximum bytes of an answer, if it can be large. */
  readonly answerLimit?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    answerLimit?: number
  }
}

/** The endpoints of every server. `src/api` has a function for each, for hosts of Gatsby Functions. */
const apiRoutes: readonly ApiRoute[] = [
  { url: '/:crm/submitForm', handle: handleSubmit, bodyLimit: multipartLimit },
  { url: '/:crm/uploadFile', handle: handleUpload, bodyLimit: uploadLimit },
  { url: '/:crm/file', handle: handleFile, bodyLimit: 0, answerLimit: fileLimit },
  { url: '/csp-report', handle: handleReport, bodyLimit: reportLimit },
]

/**
 * Maximum megabytes of a body that proxies forward and the server reads to its end: far above the limits of the
 * endpoints, so that a large photo gets their message instead of the proxy's page.
 */
export const proxyBodyLimit = 20

const toLeadRequest = (request: FastifyRequest): LeadRequest => ({
  method: request.method,
  crm: (request.params as { readonly crm?: string }).crm ?? '',
  url: request.raw.url ?? '',
  headers: readHeaders(request.headers),
  body: Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined,
  remoteAddress: request.socket.remoteAddress,
})

const send = (reply: FastifyReply, { status, headers, body }: LeadResponse): FastifyReply =>
  reply.code(status).headers(headers).send(body)

/**
 * The most bytes of a request's body or answer that are kept in memory. A body of unknown length can be as large as
 * allowed.
 */
function memorySize({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  if (config.answerLimit !== undefined) return config.answerLimit
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? bodyLimit : 0))
  return length > bodyLimit ? 0 : length
}

/** Bodies over their limit are read to the end up to this size, in bytes. */
const drainLimit = proxyBodyLimit * 1024 * 1024

/**
 * The endpoints below `/api`. Bodies reach the handlers as bytes. Unknown addresses are answered with 404.
 */
export function serveApi(
  app: FastifyInstance,
  { dependencies, routes = [] }: { readonly dependencies: LeadDependencies; readonly routes?: readonly ApiRoute[] },
  done: () => void,
): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
    send(reply, refuseRequest(toLeadRequest(request), dependencies, refusal))

  const mayHold = limitBodies()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  app.addHook('onRequest', async (request, reply) => {
    request.requestClass = 'api'
    // A compressed body can expand a thousandfold, and no browser sends one.
    if (request.headers['content-encoding']) return refuse(request, reply, refusals.compressed)
    const { address = '' } = senderOf(toLeadRequest(request), dependencies.trustedProxies)
    const isAllowed = mayHold(networkOf(address), memorySize(request), reply.raw)
    if (!isAllowed) return refuse(request, reply, refusals.tooMany)
  })
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // A browser reads the answer only after it has sent the full body, and Fastify then closes the connection.
    if (Number(request.headers['content-length'] ?? Number.NaN) <= drainLimit) {
      await finished(request.raw.resume()).catch(() => undefined)
    } else reply.header('connection', 'close')
    if (error.statusCode === 413) return refuse(request, reply, refusals.tooLarge)
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(request, reply, refusals.malformed)
    request.log.error({ err: error }, 'An endpoint failed')
    return refuse(request, reply, refusals.unavailable)
  })
  app.setNotFoundHandler((request, reply) => refuse(request, reply, refusals.unknownCrm))

  for (const { url, handle, bodyLimit, answerLimit } of [...apiRoutes, ...routes]) {
    app.all(url, { bodyLimit: Math.max(1, bodyLimit), config: { answerLimit } }, async (request, reply) =>
      send(reply, await handle(toLeadRequest(request), dependencies)),
    )
  }
  done()
}
