import { messageOf } from '../src/lib/message-of'
import { createServer } from './create-server'
import { createAlert, deliveryAlerts, watchBacklog } from './operations/alerts'
import { createLog } from './operations/log'
import { createMetrics } from './operations/metrics'
import { operationPaths, serveOperations } from './operations/serve-operations'
import { watchServer } from './operations/watch-server'
import { webhooksPerMinute } from './publishing/receive-webhook'
import { startPublishing } from './publishing/start-publishing'
import type { ServerSettings } from './server-settings'
import { createLeadService } from './service'
import { guardPreview } from './site/preview-access'

export interface RunningServer {
  /** Its origin, without a trailing slash. */
  readonly url: string
  /** Stops after the work in progress. */
  readonly close: () => Promise<void>
}

export interface RunOptions {
  /** The version of the release; absent in a checkout. */
  readonly release?: string
  /** The folder with all releases, if this one runs from the link `current`. Published releases are added to it. */
  readonly releases?: string
  /** Receives log lines; standard output by default. */
  readonly write?: (line: string) => void
}

/**
 * Runs the server as in production: pages, endpoints, delivery, and operations.
 *
 * @throws Failure when there is no built site, it has drafts and no protection, or the port is in use
 */
export async function runServer(
  settings: ServerSettings,
  { release = 'not a release', releases, write }: RunOptions = {},
): Promise<RunningServer> {
  const { previewAccess } = settings
  const log = createLog(settings.logLevel, write)
  const leadLog = log.child({ part: 'leads' })
  const publishLog = log.child({ part: 'publishing' })

  const leads = createLeadService({
    settings: settings.leads,
    onUnknownAddress: (problem) => metrics.countUnknownAddress(problem),
    onViolation: (directive) => metrics.countViolation(directive),
    log: { error: (message) => leadLog.error(message), warn: (message) => leadLog.warn(message) },
    delivery: {
      events: {
        failed: (cause, failingFor) => {
          metrics.countFailure(cause)
          warnings?.failed(cause, failingFor)
        },
        givenUp: (id) => {
          metrics.countFailure('given up')
          warnings?.givenUp(id)
        },
      },
    },
  })
  const { reportError } = leads.dependencies
  const metrics = createMetrics(leads.dependencies.store, release)
  const alert =
    settings.alertUrl === undefined
      ? undefined
      : createAlert({
          url: settings.alertUrl,
          site: settings.leads.siteUrl ?? 'The site',
          limiter: leads.limiterOf({ name: 'alert', limit: 1, seconds: 3600 }),
          reportError,
        })

  const warnings = alert && deliveryAlerts(alert)

  const publishing =
    settings.publishing &&
    (await startPublishing({
      settings: settings.publishing,
      releases,
      limiter: leads.limiterOf({ name: 'contentful-webhook', limit: webhooksPerMinute }),
      onReport: ({ outcome, step, title, text }) => {
        metrics.countPublish(step ?? 'published')
        if (outcome === 'published') publishLog.info(title)
        else {
          publishLog.error(text)
          void alert?.('failed publish', `${title} See the logs of publishing.`)
        }
      },
      reportError: (what, error) => publishLog.error(`${what}: ${messageOf(error)}`),
    }))

  const server = await createServer({
    folder: settings.folder,
    allowsDrafts: previewAccess !== undefined,
    leads: leads.dependencies,
    routes: publishing && [publishing.route],
    log,
    limits: settings.limits,
    extend: (app) => {
      serveOperations(app, { metrics, leads: leads.dependencies, release, metricsToken: settings.metricsToken })
      if (previewAccess) guardPreview(app, previewAccess, (pathname) => operationPaths.includes(pathname))
    },
  })
  const url = await server.listen(settings.port, settings.host)
  // Pages do not wait for the database.
  leads.startDelivery().catch(() => undefined)
  const stopWatching =
    alert && settings.leads.hubSpot
      ? watchBacklog(async () => (await leads.dependencies.store()).backlog(), alert)
      : undefined
  const stopWatchingServer = alert && watchServer(leads.dependencies.store, alert)
  log.info({ url, folder: settings.folder, release }, 'The site is served')

  return {
    url,
    close: async () => {
      stopWatching?.()
      stopWatchingServer?.()
      await Promise.all([server.close(), publishing?.close()])
      await leads.close()
      log.info('The server has stopped')
    },
  }
}
