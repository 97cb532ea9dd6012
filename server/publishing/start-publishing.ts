import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { messageOf } from '../../src/lib/message-of'
import type { RateLimiter } from '../requests/rate-limiter'
import type { ApiRoute } from '../serve-api'
import { createPageSchedule } from './page-schedule'
import type { PublishEvent } from './publish-event'
import { createPublishJob, type JobOptions, type JobOutcome } from './publish-job'
import { createPublisher } from './publisher'
import type { PublishingSettings } from './publishing-settings'
import { webhookRoute } from './receive-webhook'
import { describePublish, type Report, type ReportedOutcome } from './report'
import { sendReport } from './send-report'
import { openWaitingEvents } from './waiting-events'

export interface PublishingOptions extends Omit<JobOptions, 'onSchedule'> {
  readonly settings: PublishingSettings
  readonly limiter: RateLimiter
  /** Called after each publish, for metrics, alerts and the log. */
  readonly onReport: (report: Report) => void
  readonly reportError: (what: string, error: unknown) => void
  /** The quiet time before a build starts, in ms. */
  readonly quiet?: number
}

export interface Publishing {
  readonly route: ApiRoute
  /** Stops the build in progress. Its events wait for the next start. */
  readonly close: () => Promise<void>
}

/** Shorter values are words such as `master`. */
const shortestSecret = 8

/** Texts that reports must not contain: the secrets of the server, and those in `.env` of the checkout. */
async function readSecrets({ secret, buildHook, webhook, mail, checkout }: PublishingSettings): Promise<string[]> {
  const text = checkout ? await readFile(path.join(checkout, '.env'), 'utf8').catch(() => '') : ''
  const ofBuild = Object.entries(parseEnv(text)).flatMap(([name, value]) =>
    /TOKEN|SECRET|PASSWORD|KEY|DATABASE_URL/.test(name) ? [value] : [],
  )
  return [secret, buildHook, webhook?.url, mail?.server, ...ofBuild].filter(
    (value) => value !== undefined && value.length >= shortestSecret,
  ) as string[]
}

/**
 * Starts to receive Contentful's webhooks, and continues with events that wait since before a restart.
 *
 * @throws Failure if this server cannot activate releases, or the folder for waiting events cannot be created
 */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const { settings, limiter, onReport, reportError, quiet } = options
  const events = await openWaitingEvents(settings.stateFolder)
  const runJob = createPublishJob({
    ...options,
    onSchedule: async (changes) => {
      await events
        .schedule(changes)
        .catch((error: unknown) => reportError('The dates of pages could not be stored', error))
      await schedule.update()
    },
  })

  const report = async (result: ReportedOutcome, changes: readonly PublishEvent[]): Promise<void> => {
    const described = describePublish(result, changes, settings.siteUrl, await readSecrets(settings))
    onReport(described)
    await sendReport(described, settings, reportError)
  }

  const publisher = createPublisher({
    events,
    publish: async (changes, signal, mayRetry) => {
      const result = await runJob(signal).catch((error: unknown): JobOutcome => {
        return { outcome: 'failed', step: settings.buildHook ? 'build hook' : 'build', reason: messageOf(error) }
      })
      if (signal.aborted || result.outcome === 'stopped') return 'stopped'
      const isTemporary = result.outcome === 'failed' && result.isTemporary
      await report(isTemporary ? { ...result, isRetried: mayRetry() } : result, changes)
      return isTemporary ? 'retry' : 'done'
    },
    giveUp: (changes) => report({ outcome: 'failed', step: 'interruption' }, changes),
    reportError,
    quiet,
  })
  const schedule = createPageSchedule(events, publisher.wake, reportError)
  await schedule.update()

  const route = webhookRoute({
    secret: settings.secret,
    limiter,
    app: settings.contentfulApp,
    now: Date.now,
    reportError,
    accept: async (event, signature) => {
      const isNew = await events.add(event, signature, Date.now()).catch((error: unknown) => {
        // The event waits in memory, in case Contentful does not repeat its call.
        publisher.wake()
        throw error
      })
      if (isNew) publisher.wake()
      return isNew
    },
  })
  return {
    route,
    close: async () => {
      schedule.close()
      await publisher.close()
    },
  }
}
