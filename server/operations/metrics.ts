import { setTimeout as sleep } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FailureCause } from '../delivery/crm'
import { failedSteps, type FailedStep } from '../publishing/publish-job'
import { addressProblems, type AddressProblem } from '../requests/sender'
import type { RequestClass } from '../site/serve-site'
import type { LeadStore } from '../store/lead-store'

type Counted = Pick<LeadStore, 'countByState' | 'backlog' | 'fileBytes' | 'diskSpace'>

interface AnsweredRequest {
  readonly requestClass: RequestClass
  /** Absent, like the duration, for an unreadable request. */
  readonly method?: string
  readonly status: number
  /** Milliseconds. */
  readonly duration?: number
}

/** Seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long to wait for the store, in ms. Prometheus waits 10 seconds for all metrics. */
const timeout = 3000

/** Methods counted by name, because a client may send any word. */
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Creates the server's metrics, in Prometheus' text format.
 *
 * @param store opens the store; the metrics of leads are absent while it fails
 * @param release the version of the running release
 */
export function createMetrics(store: () => Promise<Counted>, release: string) {
  const register = new Registry()
  const registers = [register]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames, registers })

  collectDefaultMetrics({ register })
  const info = gauge('site_release_info', 'The release that runs, as a label. The value is always 1.', 'version')
  info.set({ version: release }, 1)
  const requests = counter('site_requests_total', 'Requests by class, method and status.', 'class', 'method', 'status')
  const duration = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time to answer a request, by class.',
    labelNames: ['class'],
    buckets,
    registers,
  })
  const limited = counter('site_rate_limited_requests_total', 'Requests rejected by a rate limit.')
  const dropped = counter(
    'site_dropped_connections_total',
    'Connections closed without an answer by a limit of connections.',
  )
  const unknownAddresses = counter(
    'site_unknown_addresses_total',
    'Requests to the endpoints whose visitor address is unknown, by reason. They are limited by connection.',
    'reason',
  )
  for (const reason of Object.keys(addressProblems)) unknownAddresses.inc({ reason }, 0)
  const failures = counter('leads_delivery_failures_total', 'Failed deliveries to the CRM, by cause.', 'cause')
  const violated = counter(
    'csp_violations_total',
    'Violations of the content security policy that browsers have reported, by directive.',
    'directive',
  )
  const publishes = counter(
    'site_publishes_total',
    'Publishes by their result: published, or the step that failed.',
    'result',
  )
  for (const result of ['published', ...failedSteps]) publishes.inc({ result }, 0)
  const leads = gauge('leads', 'Stored leads by state.', 'state')
  const oldest = gauge(
    'leads_oldest_undelivered_seconds',
    'Age of the oldest lead that waits for the CRM; 0 if none waits.',
  )
  const files = gauge('leads_file_bytes', 'Size of all uploaded files.')
  const disk = gauge(
    'leads_disk_bytes',
    'Disk of an embedded database: space that is reserved for leads (0 once it is in use), and free space.',
    'space',
  )
  const reachable = gauge('leads_database_up', 'Whether the leads database answers.')

  const readStore = async (): Promise<void> => {
    const open = await store()
    const [counts, backlog, bytes] = await Promise.all([open.countByState(), open.backlog(), open.fileBytes()])
    for (const [state, count] of Object.entries(counts)) leads.set({ state }, count)
    oldest.set(backlog.oldest === undefined ? 0 : Math.max(0, Date.now() - backlog.oldest) / 1000)
    files.set(bytes.all)
    const space = await open.diskSpace()
    if (space) for (const [name, size] of Object.entries(space)) disk.set({ space: name }, size as number)
  }

  return {
    countRequest: ({ requestClass, method = '', status, duration: ms }: AnsweredRequest): void => {
      requests.inc({ class: requestClass, method: methods.includes(method) ? method : 'other', status })
      if (ms !== undefined) duration.observe({ class: requestClass }, ms / 1000)
      if (status === 429) limited.inc()
    },
    countDroppedConnection: (): void => dropped.inc(),
    countUnknownAddress: (reason: AddressProblem): void => unknownAddresses.inc({ reason }),
    countViolation: (directive: string): void => violated.inc({ directive }),
    countFailure: (cause: FailureCause | 'given up'): void => failures.inc({ cause }),
    countPublish: (result: 'published' | FailedStep): void => publishes.inc({ result }),
    contentType: register.contentType,
    /** Reads the metrics of leads from the store. While it fails, they are omitted. */
    read: async (): Promise<string> => {
      const answer = readStore().then(
        () => true,
        () => false,
      )
      const isUp = await Promise.race([answer, sleep(timeout, false, { ref: false })])
      if (!isUp) {
        // Without labels, a metric that is reset would be 0, as if no lead waited.
        for (const metric of [oldest, files]) metric.remove()
        for (const metric of [leads, disk]) metric.reset()
      }
      reachable.set(isUp ? 1 : 0)
      return register.metrics()
    },
  }
}
