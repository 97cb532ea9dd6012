import { HAS_SEEN_STICKY_COMPONENT, type Ninetailed } from '@ninetailed/experience.js'
import { NinetailedInsightsPlugin } from '@ninetailed/experience.js-plugin-insights'
import { poll } from '../../lib/poll'
import type { ComponentView, VariantProvider } from '../variant-provider'

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

/** How long a block is visible before it counts as seen, in ms (requirements 9). */
export const viewThreshold = 1000

/** A block whose element is not there yet is looked for again after this time, in ms (requirements 9). */
const seenRecheck = 200

/** After this time, in ms, it is not looked for any more. */
const searchLimit = 5000

/** In the words of the SDK, which calls a hidden variant by its baseline. */
const toSdkView = ({ baselineId, id, isHidden, variantIndex, experience, isSticky }: ComponentView) => ({
  componentType: 'Entry' as const,
  experience: experience && { ...experience, sticky: isSticky ?? false },
  audience: experience?.audience,
  variant: { id: isHidden ? `${baselineId}-hidden` : id },
  variantIndex,
})

/**
 * Counts views and clicks by the SDK. A hidden variant has no element that could be seen: it counts
 * when it has been on the page for as long.
 *
 * @param fill puts what is known of the visitor into an element
 */
export const createObserve =
  (ninetailed: Ninetailed, fill: (element: Element) => void): VariantProvider['observe'] =>
  (view) => {
    const drawn = view.find()
    if (drawn instanceof Element) fill(drawn)
    if (view.isForced) return () => undefined

    const payload = toSdkView(view)
    if (view.isHidden) {
      const timer = setTimeout(() => {
        void ninetailed.trackComponentView({ ...payload, element: document.createElement('div') })
        if (view.experience && view.isSticky) {
          const { experience, variantIndex } = view
          const componentId = payload.variant.id
          void ninetailed.trackStickyComponentView({ experienceId: experience.id, componentId, variantIndex })
        }
      }, viewThreshold)
      return () => clearTimeout(timer)
    }

    // The SDK names each view by a random UUID, which browsers give to secure pages only.
    if (!('randomUUID' in crypto)) return () => undefined
    const search = new AbortController()
    let element: Element | null = null
    const begin = (): boolean => {
      element = view.find()
      if (element) ninetailed.observeElement({ ...payload, element }, { trackClicks: true })
      return element !== null
    }
    void poll(begin, { everyMs: seenRecheck, forMs: searchLimit, signal: search.signal })
    return () => {
      search.abort()
      if (element) ninetailed.unobserveElement(element)
    }
  }
