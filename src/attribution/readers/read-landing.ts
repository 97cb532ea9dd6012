import { attempt } from '../core/attempt'
import type { Landing } from '../core/types'

export const readLanding = (): Landing => ({
  url: location.href,
  referrer: document.referrer,
  navigation: attempt(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type),
})
