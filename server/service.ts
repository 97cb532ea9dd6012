import { definitionSource } from './form-definitions'
import { createDelivery, type Delivery, type DeliveryOptions } from './delivery/delivery'
import { hubSpot, type HubSpotOptions } from './delivery/hubspot'
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
  /** Begins to deliver stored leads, where a CRM is configured, and to delete what has been kept long enough. */
  readonly startDelivery: (settings?: DeliverySettings) => Promise<Delivery | undefined>
  readonly close: () => Promise<void>
}

/** After how long the start of delivery is tried again, in ms: a server with the database may come back. */
const startAgainAfter = 30_000

const reportError = (what: string, error: unknown): void => {
  console.error(`[leads] ${what}: ${error instanceof Error ? error.message : String(error)}`)
}

/** How often it is looked whether there is something to delete, in ms; that is done once an hour at most. */
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
      // The next request tries again.
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
      // There may be leads from before, and no submission for weeks that would try it again.
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
 * Gatsby loads a function's code anew for each request, and each function has a copy of its own. What has
 * to outlive a request, and to be there once, is kept in a place that they all share.
 */
const place = Symbol.for('hearthside.leads')

const shared = globalThis as { [place]?: LeadService }

/**
 * The service of this process, made when it is first asked for.
 *
 * @throws SettingsError when the environment is wrong
 */
export function leadService(): LeadService {
  shared[place] ??= createService()
  return shared[place]
}

/**
 * Begins to deliver leads that are stored and not delivered, and goes on as long as the process lives.
 * Call it when a server starts; otherwise the first submission does it. While the database can't be
 * opened it is tried again, until the service is stopped.
 *
 * @returns the worker; `undefined` where no CRM is configured
 * @throws SettingsError when the environment is wrong
 * @throws Error when the database can't be opened now
 */
export const startDelivery = async (settings?: DeliverySettings): Promise<Delivery | undefined> =>
  leadService().startDelivery(settings)

/** Ends the service: what is being delivered is finished, and the database closed. */
export async function stopLeads(): Promise<void> {
  const service = shared[place]
  shared[place] = undefined
  await service?.close()
}
