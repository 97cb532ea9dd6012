import type { Ninetailed } from '@ninetailed/experience.js'
import { poll } from '../../lib/poll'
import type { ComponentView, Layer } from '../layer'

/** How long a block is visible before it counts as seen, in ms (specification 9). */
export const viewThreshold = 1000

/** A block whose element is not there yet is looked for again after this time, in ms (specification 9). */
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
  (ninetailed: Ninetailed, fill: (element: Element) => void): Layer['observe'] =>
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
