import { messageOf } from '../src/lib/message-of'
import { createViolationLog } from './csp-report'
import { createDelivery, type Delivery, type DeliveryOptions } from './delivery/delivery'
import { hubSpot, type HubSpotOptions } from './delivery/hubspot'
import { definitionSource } from './form-definitions'
import type { LeadDependencies } from './handler'
import { createRateLimiter, type RateLimit, type RateLimiter } from './requests/rate-limiter'
import { readFunctionSettings, readSettings, type LeadSettings } from './settings'
import { openLeadStore, type LeadStore } from './store/lead-store'
import { isEmbedded } from './store/open-database'
import { createTidying } from './tidying'

type DeliverySettings = DeliveryOptions & Pick<HubSpotOptions, 'timeout' | 'limitPeriod'>

export interface LeadServiceOptions {
  /** Default: those of the environment. */
  readonly settings?: LeadSettings
  readonly delivery?: DeliverySettings
  /** Counts requests whose sender's address is unknown. */
  readonly onUnknownAddress?: LeadDependencies['onUnknownAddress']
  /** Counts violations of the content security policy, by directive. */
  readonly onViolation?: (directive: string) => void
  /** Where problems are logged. Default: the console. */
  readonly log?: LeadLog
}

/** Receives messages for the operator, which never contain a visitor's input. */
export interface LeadLog {
  readonly error: (message: string) => void
  readonly warn: (message: string) => void
}

const consoleLog: LeadLog = {
  error: (message) => console.error(`[leads] ${message}`),
  warn: (message) => console.warn(`[leads] ${message}`),
}

/** The wait before another attempt to start delivery, in ms. */
const startAgainAfter = 30_000

/** How often to call `tidy`, in ms; it runs at most once an hour. */
const tidyEvery = 10 * 60_000

/** Logs each message once. */
function createWarning({ warn }: LeadLog): (message: string) => void {
  const known = new Set<string>()
  return (message) => {
    if (known.has(message)) return
    known.add(message)
    warn(message)
  }
}

export type LeadService = ReturnType<typeof createLeadService>

/**
 * Creates the dependencies of all endpoints in one process. The database is opened when it is first used.
 *
 * @throws Failure when the environment is invalid
 */
export function createLeadService({
  settings = readSettings(),
  delivery: deliverySettings = {},
  onUnknownAddress = () => undefined,
  onViolation = () => undefined,
  log = consoleLog,
}: LeadServiceOptions = {}) {
  let tidyTimer: NodeJS.Timeout | undefined
  let opened: Promise<LeadStore> | undefined
  let delivering: Promise<Delivery | undefined> | undefined
  let nextStart: NodeJS.Timeout | undefined
  let isClosed = false

  const reportError = (what: string, error: unknown): void => log.error(`${what}: ${messageOf(error)}`)

  const store = (): Promise<LeadStore> => {
    opened ??= openLeadStore(settings.databaseUrl).catch((error: unknown) => {
      // Let the next request retry.
      opened = undefined
      throw error
    })
    return opened
  }

  /** Creates a rate limiter, which processes with the same PostgreSQL database share. */
  const limiterOf = (limit: RateLimit): RateLimiter =>
    createRateLimiter({
      ...limit,
      runStatement: isEmbedded(settings.databaseUrl)
        ? undefined
        : async (statement) => (await store()).runStatement(statement),
    })

  const tidy = createTidying({ store, retention: settings.retention, reportError })

  const createStarted = async (): Promise<Delivery | undefined> => {
    // Without a CRM too: an operator must know of a database that cannot be opened before a visitor does.
    const open = await store()
    if (!settings.hubSpot) return undefined
    const { timeout, limitPeriod, ...options } = deliverySettings
    const delivery = createDelivery(open, hubSpot({ ...settings.hubSpot, timeout, limitPeriod }), reportError, options)
    delivery.start()
    return delivery
  }

  /**
   * Opens the database, and starts deleting expired data and, if a CRM is configured, delivering leads, until the
   * service is closed. Call it when a server starts; otherwise the first submission does. Logs that the database cannot
   * be opened, and retries.
   *
   * @returns the worker; `undefined` if no CRM is configured
   * @throws Error if the database cannot be opened now
   */
  const startDelivery = (): Promise<Delivery | undefined> => {
    tidyTimer ??= setInterval(() => void tidy(), tidyEvery).unref()
    delivering ??= createStarted().catch((error: unknown) => {
      delivering = undefined
      reportError('No lead can be stored', error)
      // Stored leads must not wait for the next submission.
      clearTimeout(nextStart)
      if (!isClosed) nextStart = setTimeout(() => beginDelivery(), startAgainAfter).unref()
      throw error
    })
    return delivering
  }

  /** Starts or wakes delivery; fire and forget. */
  const beginDelivery = (): void => {
    startDelivery().then(
      (delivery) => delivery?.wake(),
      () => undefined,
    )
  }

  const dependencies: LeadDependencies = {
    store,
    definitions: definitionSource(settings.forms, log.warn),
    submitLimiter: limiterOf({ name: 'submit', limit: settings.rateLimit }),
    uploadLimiter: limiterOf({ name: 'upload', limit: settings.rateLimit }),
    reportLimiter: limiterOf({ name: 'csp-report', limit: settings.rateLimit }),
    onViolation: createViolationLog((message) => log.warn(message), onViolation),
    trustedProxies: settings.trustedProxies,
    siteUrl: settings.siteUrl,
    fileSpace: settings.fileSpace,
    now: Date.now,
    onStored: () => beginDelivery(),
    tidy,
    reportError,
    warn: createWarning(log),
    onUnknownAddress,
  }
  return {
    dependencies,
    limiterOf,
    startDelivery,
    /** Ends deliveries in progress within seconds and closes the database. */
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(nextStart)
      clearInterval(tidyTimer)
      const delivery = await delivering?.catch(() => undefined)
      await delivery?.stop()
      const open = await opened?.catch(() => undefined)
      await open?.close()
    },
  }
}

/**
 * Each function is a bundle with its own copy of this module, and Gatsby reloads the bundle for each request. A module
 * variable would create a service, with a database and a delivery worker, each time.
 */
const shared = globalThis as { leadService?: LeadService }

/**
 * The service of a host of Gatsby Functions, created on first use.
 *
 * @throws Failure when the environment is invalid
 */
export function leadService(): LeadService {
  shared.leadService ??= createLeadService({ settings: readFunctionSettings() })
  return shared.leadService
}
