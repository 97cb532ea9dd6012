import { HAS_SEEN_STICKY_COMPONENT, PAGE_HIDDEN, PROFILE_CHANGE, type Ninetailed } from '@ninetailed/experience.js'
import { NinetailedInsightsPlugin } from '@ninetailed/experience.js-plugin-insights'
import { poll } from '../../lib/poll'
import type { ComponentView, VariantProvider } from '../variant-provider'

/** The SDK's function to pass an event through a plugin. */
interface Passing {
  readonly payload: unknown
  readonly abort: (reason?: string) => unknown
}

interface InsightsOptions {
  /** Default: the service's address. */
  readonly url?: string
  readonly isAllowed: () => boolean
  readonly flush: () => void
}

/**
 * The SDK's plugin for views and clicks, extended in two ways: it records and sends nothing without consent, and it
 * sends the view of a sticky variant immediately, because the SDK would send it with the next page. Extends an
 * instance, because the build's older class syntax cannot extend the SDK's classes.
 */
export function createInsights({ url, isAllowed, flush }: InsightsOptions): NinetailedInsightsPlugin {
  const gate = ({ payload, abort }: Passing): unknown => (isAllowed() ? payload : abort('There is no consent.'))
  const additions: Record<string, unknown> = { [HAS_SEEN_STICKY_COMPONENT]: () => void setTimeout(flush) }
  for (const event of ['page', 'track', 'identify', 'component', 'component_click']) additions[`${event}Start`] = gate
  const plugin = Object.assign(new NinetailedInsightsPlugin({ url }), additions)
  // At these events, the SDK sends what it has recorded, with the profile.
  const { [PROFILE_CHANGE]: onProfileChange, [PAGE_HIDDEN]: onPageHidden } = plugin
  return Object.assign(plugin, {
    [PROFILE_CHANGE]: (event: Parameters<typeof onProfileChange>[0]) => {
      if (isAllowed()) onProfileChange(event)
    },
    [PAGE_HIDDEN]: () => {
      if (isAllowed()) onPageHidden()
    },
  })
}

/** How long a block must be visible to count, in ms (requirements 9). */
export const viewThreshold = 1000

/** Interval in ms between checks for a missing element (requirements 9). */
const seenRecheck = 200

/** Maximum ms to look for a missing element. */
const searchLimit = 5000

/** The SDK's form of a view; hidden variants have the baseline's id. */
const toSdkView = ({ baselineId, id, isHidden, variantIndex, experience, isSticky }: ComponentView) => ({
  componentType: 'Entry' as const,
  experience: experience && { ...experience, sticky: isSticky ?? false },
  audience: experience?.audience,
  variant: { id: isHidden ? `${baselineId}-hidden` : id },
  variantIndex,
})

/** Calls back when an element has been in view as long as a block must be. */
function whenSeen(element: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer)
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(finish, viewThreshold)
  })
  const stop = (): void => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const finish = (): void => {
    stop()
    act()
  }
  observer.observe(element)
  return stop
}

/**
 * Counts views and clicks with the SDK. A hidden variant has no element and counts when the visitor sees its place: the
 * control group counts only those who see the block.
 *
 * @param fill fills merge tags of an element
 */
export const createObserve =
  (ninetailed: Ninetailed, fill: (element: Element) => void): VariantProvider['observe'] =>
  (view) => {
    const drawn = view.find()
    if (drawn instanceof Element) fill(drawn)
    if (view.isForced) return () => undefined

    const payload = toSdkView(view)
    if (view.isHidden) {
      const count = (): void => {
        void ninetailed.trackComponentView({ ...payload, element: document.createElement('div') })
        if (view.experience && view.isSticky) {
          const { experience, variantIndex } = view
          const componentId = payload.variant.id
          void ninetailed.trackStickyComponentView({ experienceId: experience.id, componentId, variantIndex })
        }
      }
      return drawn ? whenSeen(drawn, count) : () => undefined
    }

    // The SDK needs `crypto.randomUUID`, which insecure pages lack.
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
