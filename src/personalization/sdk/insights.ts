import { HAS_SEEN_STICKY_COMPONENT } from '@ninetailed/experience.js'
import { NinetailedInsightsPlugin } from '@ninetailed/experience.js-plugin-insights'

/** How an event of the SDK passes a plugin on its way. */
interface Passing {
  readonly payload: unknown
  readonly abort: (reason?: string) => unknown
}

interface InsightsOptions {
  /** Where views are sent. The service's own address when absent. */
  readonly url?: string
  /** Asked for every event. */
  readonly isAllowed: () => boolean
  /** Sends what has been recorded. */
  readonly flush: () => void
}

/**
 * The SDK's plugin that counts views and clicks, with two things added that have to stand in the way
 * of events: nothing is recorded without the visitor's consent, and a sticky variant that was seen is
 * told the service at once. The SDK sends its events just before it notes the one of the sticky
 * variant, which would leave that behind until the next page.
 */
export class Insights extends NinetailedInsightsPlugin {
  constructor({ url, isAllowed, flush }: InsightsOptions) {
    super({ url })
    const gate = ({ payload, abort }: Passing): unknown => (isAllowed() ? payload : abort('There is no consent.'))
    for (const event of ['page', 'track', 'identify', 'component', 'component_click']) this[`${event}Start`] = gate
    this[HAS_SEEN_STICKY_COMPONENT] = () => void setTimeout(flush)
  }
}
