import type { VendorConfig } from '../data/vendors'
import { poll } from '../lib/poll'
import { readSiteConfig } from '../lib/site-config'
import type { Vendors } from './create-vendors'
import type { AnalyticsEvent, AnalyticsOptions, HelpPage, HelpStatus, PageView } from './vendor'

/** Calls to keep until the code of the third parties has loaded; later ones are dropped. */
const queueLimit = 100

interface VendorsModule {
  readonly createVendors: (config: VendorConfig, options?: AnalyticsOptions) => Promise<Vendors>
}

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
  let lastPath: string | undefined
  const queue: ((vendors: Vendors) => void)[] = []

  const getConfig = (): VendorConfig => (config ??= readSiteConfig(document).vendors ?? {})
  const isConfigured = (): boolean => Object.keys(getConfig()).length > 0

  const post = (message: (vendors: Vendors) => void): void => {
    if (vendors) message(vendors)
    else if (queue.length < queueLimit && isConfigured()) queue.push(message)
  }

  const helpStatus = (): HelpStatus => vendors?.helpStatus() ?? (getConfig().helpChat ? 'coming' : 'unavailable')

  return {
    /** Starts the configured third parties, once. Call it when the page is usable. */
    startAnalytics: (options?: AnalyticsOptions): void => {
      if (hasStarted || !isConfigured()) return
      hasStarted = true
      loadVendors()
        .then(({ createVendors }) => createVendors(getConfig(), options))
        .then((started) => {
          vendors = started
          for (const message of queue.splice(0)) message(started)
        })
        .catch((error: unknown) => {
          config = {}
          console.warn('Third parties could not be started.', error)
        })
    },

    /** Records a page view, once for each path and query. Call it on every route update. */
    pageView: ({ path, title }: PageView): void => {
      const [address = ''] = path.split('#')
      if (address === lastPath) return
      lastPath = address
      const [pathname = ''] = address.split('?')
      post((vendors) => vendors.pageView({ path: pathname, title }))
    },

    track: (event: AnalyticsEvent): void => post((vendors) => vendors.track(event)),

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
