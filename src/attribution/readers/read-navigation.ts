import { attempt } from '../../lib/attempt'

/** How the document was reached: `navigate`, `reload`, `back_forward` or `prerender`, if the browser tells. */
export const readNavigation = (): string | undefined =>
  attempt(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)
