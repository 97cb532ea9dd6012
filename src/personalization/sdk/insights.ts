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
 *
 * They are added to an instance: the build writes classes in an older form, which can't extend one
 * of the SDK's.
 */
export function createInsights({ url, isAllowed, flush }: InsightsOptions): NinetailedInsightsPlugin {
  const gate = ({ payload, abort }: Passing): unknown => (isAllowed() ? payload : abort('There is no consent.'))
  const additions: Record<string, unknown> = { [HAS_SEEN_STICKY_COMPONENT]: () => void setTimeout(flush) }
  for (const event of ['page', 'track', 'identify', 'component', 'component_click']) additions[`${event}Start`] = gate
  return Object.assign(new NinetailedInsightsPlugin({ url }), additions)
}
