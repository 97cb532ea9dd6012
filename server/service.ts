import { createDelivery, type Delivery, type DeliveryOptions } from './delivery/delivery'
import { hubSpot, type HubSpotOptions } from './delivery/hubspot'
import { definitionSource } from './form-definitions'
import type { LeadDependencies } from './handler'
import { createRateLimiter, type RateLimiter } from './requests/rate-limiter'
import { readSettings } from './settings'
import { openLeadStore, type LeadStore } from './store/lead-store'
import { isEmbedded } from './store/open-database'
import { createTidying } from './tidying'

export type DeliverySettings = DeliveryOptions & Pick<HubSpotOptions, 'patience'>

/** Everything behind the endpoints, for one process. */
export interface LeadService {
  readonly dependencies: LeadDependencies
  /** Starts to delete expired data and, if a CRM is configured, to deliver leads. */
  readonly startDelivery: (settings?: DeliverySettings) => Promise<Delivery | undefined>
  readonly close: () => Promise<void>
}

/** The wait before another attempt to start delivery, in ms: the database server may come back. */
const startAgainAfter = 30_000

const reportError = (what: string, error: unknown): void => {
  console.error(`[leads] ${what}: ${error instanceof Error ? error.message : String(error)}`)
}

/** How often `tidy` is called, in ms; it does something once an hour at most. */
const tidyEvery = 10 * 60_000

/** Logs each message once. */
function createWarning(): (message: string) => void {
  const known = new Set<string>()
  return (message) => {
    if (known.has(message)) return
    known.add(message)
    console.warn(`[leads] ${message}`)
  }
}

function createService(): LeadService {
  const settings = readSettings()
  let tidyTimer: NodeJS.Timeout | undefined
  let opened: Promise<LeadStore> | undefined
  let delivering: Promise<Delivery | undefined> | undefined
  let nextStart: NodeJS.Timeout | undefined
  let isClosed = false

  const store = (): Promise<LeadStore> => {
    opened ??= openLeadStore(settings.databaseUrl).catch((error: unknown) => {
      // Let the next request try again.
      opened = undefined
      throw error
    })
    return opened
  }

  const limiterOf = (name: string): RateLimiter =>
    createRateLimiter({
      name,
      perMinute: settings.rateLimit,
      runStatement: isEmbedded(settings.databaseUrl)
        ? undefined
        : async (statement) => (await store()).runStatement(statement),
    })

  const tidy = createTidying({ store, retention: settings.retention, reportError })

  const createStarted = async ({ patience, ...options }: DeliverySettings = {}): Promise<Delivery | undefined> => {
    if (!settings.hubSpot) return undefined
    const delivery = createDelivery(await store(), hubSpot({ ...settings.hubSpot, patience }), reportError, options)
    delivery.start()
    return delivery
  }

  const startDelivery = (deliverySettings?: DeliverySettings): Promise<Delivery | undefined> => {
    tidyTimer ??= setInterval(() => void tidy(), tidyEvery).unref()
    delivering ??= createStarted(deliverySettings).catch((error: unknown) => {
      delivering = undefined
      // Stored leads must not wait for the next submission.
      clearTimeout(nextStart)
      if (!isClosed) nextStart = setTimeout(() => beginDelivery(deliverySettings), startAgainAfter).unref()
      throw error
    })
    return delivering
  }

  /** Starts delivery, or has it look for what is due; fire and forget. */
  const beginDelivery = (deliverySettings?: DeliverySettings): void => {
    startDelivery(deliverySettings).then(
      (delivery) => delivery?.wake(),
      (error: unknown) => reportError('Delivery could not be started', error),
    )
  }

  return {
    dependencies: {
      store,
      definitions: definitionSource(settings.forms, (message) => console.warn(`[leads] ${message}`)),
      submitLimiter: limiterOf('submit'),
      uploadLimiter: limiterOf('upload'),
      trustedProxies: settings.trustedProxies,
      siteUrl: settings.siteUrl,
      fileSpace: settings.fileSpace,
      now: Date.now,
      onStored: () => beginDelivery(),
      tidy,
      reportError,
      warn: createWarning(),
    },
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
 * Gatsby loads the code of a function again for each request, and each function has its own copy. A global
 * symbol keeps one service for all of them.
 */
const place = Symbol.for('hearthside.leads')

const shared = globalThis as { [place]?: LeadService }

/**
 * The service of this process, created on first use.
 *
 * @throws SettingsError when the environment is wrong
 */
export function leadService(): LeadService {
  shared[place] ??= createService()
  return shared[place]
}

/**
 * Starts to deliver stored leads until the service is stopped. Call it when a server starts; otherwise the first
 * submission does. While the database cannot be opened, it is tried again.
 *
 * @returns the worker; `undefined` when no CRM is configured
 * @throws SettingsError when the environment is wrong
 * @throws Error when the database cannot be opened now
 */
export const startDelivery = async (settings?: DeliverySettings): Promise<Delivery | undefined> =>
  leadService().startDelivery(settings)

/** Stops the service: finishes deliveries in progress and closes the database. */
export async function stopLeads(): Promise<void> {
  const service = shared[place]
  shared[place] = undefined
  await service?.close()
}
