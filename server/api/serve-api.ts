import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseRequest } from '../handle-submit'
import type { LeadDependencies, LeadRequest, LeadResponse } from '../handler'
import { readHeaders } from '../requests/read-headers'
import { refusals, type Refusal } from '../requests/refusal'
import { apiRoutes, proxyBodyLimit, type ApiRoute } from './routes'

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

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  app.addHook('onRequest', async (request, reply) => {
    request.requestClass = 'api'
    // A compressed body can expand a thousandfold, and no browser sends one.
    if (request.headers['content-encoding']) return refuse(request, reply, refusals.compressed)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A browser reads the answer only after it has sent the full body.
    if (Number(request.headers['content-length'] ?? Number.NaN) <= drainLimit) request.raw.resume()
    else reply.header('connection', 'close')
    if (error.statusCode === 413) return refuse(request, reply, refusals.tooLarge)
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(request, reply, refusals.malformed)
    request.log.error({ err: error }, 'An endpoint failed')
    return refuse(request, reply, refusals.unavailable)
  })
  app.setNotFoundHandler((request, reply) => refuse(request, reply, refusals.unknownCrm))

  for (const { url, handle, bodyLimit } of [...apiRoutes, ...routes]) {
    app.all(url, { bodyLimit: Math.max(1, bodyLimit) }, async (request, reply) =>
      send(reply, await handle(toLeadRequest(request), dependencies)),
    )
  }
  done()
}
