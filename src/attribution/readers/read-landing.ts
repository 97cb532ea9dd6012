import type { Landing } from '../core/types'

export const readLanding = (): Landing => ({
  url: location.href,
  referrer: document.referrer,
})
