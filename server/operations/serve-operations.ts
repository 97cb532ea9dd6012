import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LeadDependencies } from '../handler'
import { clientErrorStatus } from '../requests/client-errors'
import { isSameSecret } from '../same-secret'
import { isDiskFull } from '../store/disk-reserve'
import type { LeadStore } from '../store/lead-store'
import type { Metrics } from './metrics'

export interface OperationsOptions {
  readonly metrics: Metrics
  readonly leads: Pick<LeadDependencies, 'definitions'> & {
    readonly store: () => Promise<Pick<LeadStore, 'probe'>>
  }
  /** The version of the running release. */
  readonly release: string
  /** Allows programs on other machines to read the metrics. */
  readonly metricsToken?: string
}

/** Not behind the preview password: they reveal nothing secret, or have their own protection. */
export const operationPaths: readonly string[] = ['/healthz', '/readyz', '/metrics']

/** How long to cache readiness, in ms, so that frequent checks do not load the server. */
const lifetime = 1000

/** Maximum characters of a path in the log. */
const pathLimit = 200

/** Timeout of a part, in ms; after that, the server is not ready. */
const timeout = 3000

const isLoopback = (address: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(address ?? '')

/** Metrics are for clients with the token and programs on this machine, but not for requests that a proxy forwards. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ')
  if (token !== undefined && scheme === 'Bearer') return isSameSecret(given, token)
  return isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}

/** Status of a part of the server: `ok` or the error. */
async function check(part: () => Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), timeout)
  })
  const outcome = part().then(
    () => 'ok',
    (error: unknown) => (isDiskFull(error) ? 'disk full' : 'failing'),
  )
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer))
}

/** Adds health checks, metrics, and a log line for each request. */
export function serveOperations(
  app: FastifyInstance,
  { metrics, leads, release, metricsToken }: OperationsOptions,
): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  app.server.on('drop', metrics.countDroppedConnection)
  // Requests that Node cannot read do not reach hooks. Must run before the answer, which closes the connection.
  app.server.prependListener('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = clientErrorStatus(error, socket)
    if (status === undefined) return
    metrics.countRequest({ requestClass: 'other', status })
    app.log.info({ class: 'other', status }, 'request')
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { requestClass, method } = request
    const { statusCode: status, elapsedTime: duration } = reply
    metrics.countRequest({ requestClass, method, status, duration })
    // Unknown paths may contain anything.
    const path =
      requestClass === 'missing' || requestClass === 'other'
        ? undefined
        : request.url.split('?')[0]?.slice(0, pathLimit)
    request.log.info({ class: requestClass, method, path, status, ms: Math.round(duration * 10) / 10 }, 'request')
    done()
  })

  const checkParts = async () => {
    const [forms, database] = await Promise.all([
      check(async () => {
        if ((await leads.definitions()).size === 0) throw new Error('There are no forms.')
      }),
      check(async () => (await leads.store()).probe()),
    ])
    return { forms, database }
  }
  let checked = Number.NEGATIVE_INFINITY
  let latest: ReturnType<typeof checkParts> | undefined
  const readiness = (): ReturnType<typeof checkParts> => {
    if (latest && performance.now() - checked < lifetime) return latest
    checked = performance.now()
    latest = checkParts()
    return latest
  }

  // Monitors may ask with HEAD.
  const route = { logLevel: 'warn' as const, exposeHeadRoute: true }
  app.addHook('onRequest', (request, _reply, done) => {
    if (/^\/(healthz|readyz|metrics)\/?$/.test(request.url)) request.requestClass = 'operations'
    done()
  })
  app.get('/healthz', route, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', release }),
  )
  app.get('/readyz', route, async (_request, reply) => {
    const { forms, database } = await readiness()
    const isReady = forms === 'ok' && database === 'ok' && !isClosing
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'not ready', forms, database, closing: isClosing })
  })
  app.get('/metrics', route, async (request, reply) =>
    mayReadMetrics(request, metricsToken)
      ? reply.headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' }).send(await metrics.read())
      : reply.code(403).header('cache-control', 'no-store').send({ status: 'forbidden' }),
  )
}
