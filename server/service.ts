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

type DeliverySettings = DeliveryOptions & Pick<HubSpotOptions, 'patience' | 'limitPeriod'>

/** Everything behind the endpoints, for one process. */
export interface LeadService {
  readonly dependencies: LeadDependencies
  /** Makes a rate limiter that all processes share if they share a PostgreSQL database. */
  readonly limiterOf: (limit: RateLimit) => RateLimiter
  /**
   * Starts to delete expired data and, if a CRM is configured, to deliver leads until the service is closed. Call it
   * when a server starts; otherwise the first submission does. While the database cannot be opened, it is tried
   * again.
   *
   * @returns the worker; `undefined` when no CRM is configured
   * @throws Error when the database cannot be opened now
   */
  readonly startDelivery: () => Promise<Delivery | undefined>
  /** Ends deliveries in progress within seconds, and closes the database. */
  readonly close: () => Promise<void>
}

export interface LeadServiceOptions {
  /** Default: those of the environment. */
  readonly settings?: LeadSettings
  readonly delivery?: DeliverySettings
  /** Counts requests whose sender's address is unknown. */
  readonly onUnknownAddress?: LeadDependencies['onUnknownAddress']
  /** Where problems are logged. Default: the console. */
  readonly log?: LeadLog
}

/** Takes messages for the operator, which never contain what a visitor typed. */
export interface LeadLog {
  readonly error: (message: string) => void
  readonly warn: (message: string) => void
}

const consoleLog: LeadLog = {
  error: (message) => console.error(`[leads] ${message}`),
  warn: (message) => console.warn(`[leads] ${message}`),
}

/** The wait before another attempt to start delivery, in ms: the database server may come back. */
const startAgainAfter = 30_000

/** How often `tidy` is called, in ms; it does something once an hour at most. */
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

/**
 * Creates the service. It opens the database when it is first used.
 *
 * @throws SettingsError when the environment is invalid
 */
export function createLeadService({
  settings = readSettings(),
  delivery: deliverySettings = {},
  onUnknownAddress = () => undefined,
  log = consoleLog,
}: LeadServiceOptions = {}): LeadService {
  let tidyTimer: NodeJS.Timeout | undefined
  let opened: Promise<LeadStore> | undefined
  let delivering: Promise<Delivery | undefined> | undefined
  let nextStart: NodeJS.Timeout | undefined
  let isClosed = false

  const reportError = (what: string, error: unknown): void =>
    log.error(`${what}: ${error instanceof Error ? error.message : String(error)}`)

  const store = (): Promise<LeadStore> => {
    opened ??= openLeadStore(settings.databaseUrl).catch((error: unknown) => {
      // Let the next request try again.
      opened = undefined
      throw error
    })
    return opened
  }

  const limiterOf: LeadService['limiterOf'] = (limit) =>
    createRateLimiter({
      ...limit,
      runStatement: isEmbedded(settings.databaseUrl)
        ? undefined
        : async (statement) => (await store()).runStatement(statement),
    })

  const tidy = createTidying({ store, retention: settings.retention, reportError })

  const createStarted = async (): Promise<Delivery | undefined> => {
    if (!settings.hubSpot) return undefined
    const { patience, limitPeriod, ...options } = deliverySettings
    const delivery = createDelivery(
      await store(),
      hubSpot({ ...settings.hubSpot, patience, limitPeriod }),
      reportError,
      options,
    )
    delivery.start()
    return delivery
  }

  const startDelivery = (): Promise<Delivery | undefined> => {
    tidyTimer ??= setInterval(() => void tidy(), tidyEvery).unref()
    delivering ??= createStarted().catch((error: unknown) => {
      delivering = undefined
      // Stored leads must not wait for the next submission.
      clearTimeout(nextStart)
      if (!isClosed) nextStart = setTimeout(() => beginDelivery(), startAgainAfter).unref()
      throw error
    })
    return delivering
  }

  /** Starts delivery, or has it look for what is due; fire and forget. */
  const beginDelivery = (): void => {
    startDelivery().then(
      (delivery) => delivery?.wake(),
      (error: unknown) => reportError('Delivery could not be started', error),
    )
  }

  return {
    dependencies: {
      store,
      definitions: definitionSource(settings.forms, log.warn),
      submitLimiter: limiterOf({ name: 'submit', perMinute: settings.rateLimit }),
      uploadLimiter: limiterOf({ name: 'upload', perMinute: settings.rateLimit }),
      reportLimiter: limiterOf({ name: 'csp-report', perMinute: settings.rateLimit }),
      violations: createViolationLog((message) => log.warn(message)),
      trustedProxies: settings.trustedProxies,
      siteUrl: settings.siteUrl,
      fileSpace: settings.fileSpace,
      now: Date.now,
      onStored: () => beginDelivery(),
      tidy,
      reportError,
      warn: createWarning(log),
      onUnknownAddress,
    },
    limiterOf,
    startDelivery,
    close: async () => {
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
 * Each function is a bundle with its own copy of this module, and Gatsby loads the bundle again for each request. A
 * variable of the module would make a service, with a database and a delivery worker, each time.
 */
const shared = globalThis as { leadService?: LeadService }

/**
 * The service of a host of Gatsby Functions, created on first use.
 *
 * @throws SettingsError when the environment is invalid
 */
export function leadService(): LeadService {
  shared.leadService ??= createLeadService({ settings: readFunctionSettings() })
  return shared.leadService
}

/** Closes the service of a host of Gatsby Functions. */
export async function stopLeads(): Promise<void> {
  const service = shared.leadService
  shared.leadService = undefined
  await service?.close()
}
