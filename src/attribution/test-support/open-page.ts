import { collectListeners } from '../../lib/test-support/collect-listeners'
import type { Arrival } from '../core/test-support/landings'
import { startAttribution, type StartedAttribution } from '../start'
import { forgetAttribution } from '../storage'

/** A document that a visitor has opened. Several share the browser's cookies. */
export interface OpenPage extends StartedAttribution {
  readonly close: () => void
}

type WhenAllowed = Parameters<typeof startAttribution>[0]

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, value })
}

/**
 * Opens a page of the marketing site.
 *
 * @param arrival its address, from the path, and how the visitor came
 */
export function openPage(
  { url, referrer = '', navigation = 'navigate' }: Partial<Arrival> & Pick<Arrival, 'url'>,
  whenAllowed: WhenAllowed = (record) => record(),
): OpenPage {
  window.history.replaceState({}, '', url)
  define(document, 'referrer', referrer)
  define(performance, 'getEntriesByType', () => [{ type: navigation }])
  const close = collectListeners()
  const started = startAttribution(whenAllowed)
  if (!started) throw new Error(`${url} is not tracked`)
  return { ...started, close }
}

/** Resets the browser after a test. */
export function forgetVisitor(): void {
  forgetAttribution()
  localStorage.clear()
  Reflect.deleteProperty(document, 'referrer')
  Reflect.deleteProperty(performance, 'getEntriesByType')
}
