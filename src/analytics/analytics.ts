import { isGranted } from '../lib/consent'
import { poll } from '../lib/poll'
import { readSiteConfig } from '../lib/site-config'
import { createStoredQueue, type StoredQueue } from '../lib/stored-queue'
import type { VendorConfig } from '../lib/vendors'
import type { Vendors } from './create-vendors'
import type { AnalyticsEvent, AnalyticsOptions, HelpPage, HelpStatus, PageView, RecordedEvent } from './vendor'

interface VendorsModule {
  readonly createVendors: (config: VendorConfig, options?: AnalyticsOptions) => Promise<Vendors>
}

/** Local storage key (docs/contracts/storage.md). */
export const viewsKey = 'hs_views'

/** Calls that wait for the code of the third parties. */
const createViewsQueue = (): StoredQueue<PageView | RecordedEvent> =>
  createStoredQueue(viewsKey, () => isGranted('Analytics', window))

/**
 * The part of analytics that every page loads. It takes calls immediately and loads the rest only if a third party is
 * configured. Keep it small.
 *
 * @param loadVendors loads the code of the third parties
 */
export function createAnalytics(loadVendors: () => Promise<VendorsModule>) {
  let config: VendorConfig | undefined
  let vendors: Vendors | undefined
  let hasStarted = false
  let hasFailed = false

  const getConfig = (): VendorConfig => (config ??= readSiteConfig(document).vendors ?? {})
  const isConfigured = (): boolean => Object.keys(getConfig()).length > 0

  /** Forwards all records, also those of earlier pages. */
  const deliver = (): void => {
    const queue = createViewsQueue()
    for (let call = vendors && queue.first(); vendors && call; call = queue.first()) {
      if (!queue.take(call)) continue
      if ('event' in call) vendors.track(call)
      else vendors.pageView(call)
    }
  }

  const post = (call: PageView | RecordedEvent): void => {
    if (isConfigured()) createViewsQueue().add({ at: Date.now(), ...call })
    deliver()
  }

  const helpStatus = (): HelpStatus =>
    vendors?.helpStatus() ?? (getConfig().helpChat && !hasFailed ? 'coming' : 'unavailable')

  return {
    /** Starts the configured third parties, once. Call it when the page is usable. */
    startAnalytics: (options?: AnalyticsOptions): void => {
      if (hasStarted || !isConfigured()) return
      hasStarted = true
      loadVendors()
        .then(({ createVendors }) => createVendors(getConfig(), options))
        .then((started) => {
          vendors = started
          deliver()
        })
        .catch((error: unknown) => {
          hasFailed = true
          console.warn('Third parties could not be started.', error)
        })
    },

    pageView: (view: PageView): void => post(view),

    /** Reports an event. @param path of its page */
    track: (event: AnalyticsEvent, path = location.pathname): void => post({ path, event }),

    /**
     * Opens the help widget (requirements 2.1).
     *
     * @returns whether it is open; otherwise offer the support address
     */
    openHelp: (page: HelpPage): boolean => vendors?.openHelp(page) ?? false,

    /**
     * Waits for a help widget that is loading.
     *
     * @param forMs timeout in ms
     * @returns whether it can be opened
     */
    helpIsReady: async (forMs: number): Promise<boolean> => {
      await poll(() => helpStatus() !== 'coming', { forMs })
      return helpStatus() === 'ready'
    },
  }
}

/** The analytics of this page. Nothing is read, sent or loaded before the first call. */
export const { startAnalytics, pageView, track, openHelp, helpIsReady } = createAnalytics(
  () => import('./create-vendors'),
)
