import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import { attempt } from '../src/lib/attempt'
import { Failure } from '../src/lib/failure'
import type { LeadDependencies } from './handler'
import { answerClientError } from './requests/client-errors'
import { defaultConnectionLimits, limitConnections, type ConnectionLimits } from './requests/limit-connections'
import { securityHeaders } from './security-headers'
import { serveApi, type ApiRoute } from './serve-api'
import { openSite, versionOf, type Site } from './site/open-site'
import { sendLine, sitePages } from './site/serve-site'

/** Answers a request before the server does; returns whether it answered. For stand-ins and tests. */
export type Routes = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean

export interface ServerOptions {
  /** The built site, or a symbolic link to it. Without it, only the endpoints are served. */
  readonly folder?: string
  /** Whether a site that was built with drafts is served, also one that replaces the first. Yes by default. */
  readonly allowsDrafts?: boolean
  /** What the endpoints need. Without it, there are none. */
  readonly leads?: LeadDependencies
  /** More endpoints, which also need `leads`. */
  readonly routes?: readonly ApiRoute[]
  /** Off by default. */
  readonly log?: FastifyBaseLogger
  readonly before?: Routes
  /** Adds routes and hooks, such as those for operations, before all others. */
  readonly extend?: (app: FastifyInstance) => void
  /** How long requests in progress may take after `close`, in ms. */
  readonly drainTime?: number
  readonly limits?: Partial<Limits>
}

/** Limits against slow clients and floods, in ms. */
interface Limits extends ConnectionLimits {
  /** For the headers of a request. */
  readonly headers: number
  /** For a complete request, long enough for uploads on slow phones. */
  readonly request: number
  readonly idle: number
  /** How often the limits are checked. */
  readonly check: number
}

export type SiteServer = Awaited<ReturnType<typeof createServer>>

/** Times are in ms. The configuration of nginx has the same limits. */
export const defaultLimits: Limits = {
  headers: 10_000,
  request: 120_000,
  idle: 60_000,
  check: 5000,
  ...defaultConnectionLimits,
}

/** In ms. Longer than proxies keep connections, so that they never use a closed one. */
export const keepAlive = 72_000

/** Maximum bytes of a request's headers. */
export const headerLimit = 16 * 1024

/** How often to look for a new build, in ms. */
const lookEvery = 1000

/** An address that the site rejects as malformed. */
const malformed = '/%00'

/** The path and query of an address, without the origin that clients send to a proxy, or `malformed`. */
function pathOf(url: string): string {
  const path = url.startsWith('/')
    ? url
    : url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '').replace(/^(?=[?#]|$)/, '/')
  const decoded = attempt(() => decodeURIComponent(path.split('?')[0] ?? ''))
  return decoded !== undefined && path.startsWith('/') ? path : malformed
}

/** Whether a request names exactly one host (RFC 9112, 3.2); HTTP/1.0 needs none. Node keeps the first of several. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/**
 * Answers requests that a client has sent together on one connection one after another. Node would pass them on at the
 * same time, each answer would keep its file open until its turn, and those that wait when the connection closes would
 * never be closed.
 */
function takeTurns(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const earlier = latest.get(socket)
    latest.set(socket, reply.raw)
    if (!earlier || earlier.closed) done()
    else {
      earlier.once('close', () => {
        if (!socket.destroyed) done()
      })
    }
  })
}

async function openAllowedSite(folder: string, allowsDrafts: boolean): Promise<Site> {
  const site = await openSite(folder)
  if (allowsDrafts || !site.isPreview) return site
  throw new Failure('This site was built with drafts. Set PREVIEW_PASSWORD or PREVIEW_LINK_KEY to protect them.')
}

/**
 * Creates the server of the site: its pages, the endpoints below `/api/`, and nothing else.
 *
 * @throws Failure when there is no built site in the folder, or it has drafts that are not allowed
 */
export async function createServer({
  folder,
  allowsDrafts = true,
  leads,
  routes,
  log,
  before,
  extend,
  drainTime = 10_000,
  limits: changedLimits = {},
}: ServerOptions) {
  let place = folder
  let site = place === undefined ? undefined : await openAllowedSite(place, allowsDrafts)
  const limits = { ...defaultLimits, ...changedLimits }
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    // A request on a connection that stays open is still answered while the server closes.
    return503OnClosing: false,
    connectionTimeout: limits.idle,
    keepAliveTimeout: keepAlive,
    requestTimeout: limits.request,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.check,
      maxHeaderSize: headerLimit,
      requireHostHeader: false,
    },
    // Handlers accept a parameter of any length. The router's own answers have no headers and repeat the path.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: headerLimit },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    clientErrorHandler: answerClientError,
  })
  // Node would answer an unknown expectation itself; a server may ignore it (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  limitConnections(app.server, limits)
  // Only the endpoints read bodies.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.decorateRequest('requestClass', 'other')
  takeTurns(app)
  // Headers that depend on a file are in site/file-headers.ts.
  app.addHook('onRequest', (request, reply, done) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?')
    reply.headers(securityHeaders({ pathname, isPreview: site?.isPreview }))
    if (hasOneHost(request.raw)) done()
    else sendLine(reply, 400, 'Bad request')
  })
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection that a proxy keeps open would delay the end.
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  extend?.(app)
  if (before) {
    app.addHook('onRequest', async (request, reply) => {
      reply.raw.setHeaders(new Headers(reply.getHeaders() as Record<string, string>))
      if (await before(request.raw, reply.raw)) reply.hijack()
    })
  }

  const pages = await sitePages(app, site)
  if (leads) await app.register(serveApi, { prefix: '/api', dependencies: leads, routes })
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: pages.send })
  app.setNotFoundHandler((_request, reply) => sendLine(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed'))
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    const { statusCode = 500, headers = {} } = error
    if (statusCode < 500) return sendLine(reply.headers(headers), statusCode, 'Bad request')
    request.log.error({ err: error }, 'A request failed')
    return pages.sendError(500, request.headers.accept?.includes('text/html') ?? false, request, reply)
  })

  /** Serves another build from the next request on. If it cannot be opened, the current one stays. */
  const setFolder = async (next: string): Promise<void> => {
    const opened = await openAllowedSite(next, allowsDrafts)
    place = next
    site = opened
    pages.use(opened)
  }
  let problem: string | undefined
  const lookForBuild = async (): Promise<void> => {
    if (place !== undefined && (await versionOf(place)) !== site?.version) await setFolder(place)
    problem = undefined
  }
  const looking = setInterval(() => {
    lookForBuild().catch((error: unknown) => {
      const { message } = error as Error
      if (problem !== message) app.log.warn(`The new build is not served: ${message}`)
      problem = message
    })
  }, lookEvery).unref()

  return {
    app,
    /**
     * @param port 0, the default, takes any free port
     * @returns the origin, without a trailing slash
     * @throws Failure when the port is in use or not allowed, or the host is not an address of this machine
     */
    listen: async (port = 0, host = '127.0.0.1'): Promise<string> => {
      await app.listen({ port, host }).catch((error: unknown) => {
        const { code, message, syscall } = error as NodeJS.ErrnoException
        // Fastify also starts plugins here.
        if (syscall === undefined) throw error
        throw new Failure(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT.`
            : `The server cannot listen (${message}). Change HOST or PORT.`,
        )
      })
      // Gatsby registers the service worker for pages of "localhost" and not for those of 127.0.0.1.
      return `http://localhost:${(app.server.address() as AddressInfo).port}`
    },
    setFolder,
    /** Finishes the requests in progress, then closes all connections. */
    close: async (): Promise<void> => {
      clearInterval(looking)
      const end = setTimeout(() => app.server.closeAllConnections(), drainTime)
      await app.close().finally(() => clearTimeout(end))
    },
  }
}
