import type { Landing } from '../core/types'
import { readNavigation } from './read-navigation'

export const readLanding = (): Landing => ({
  url: location.href,
  referrer: document.referrer,
  navigation: readNavigation(),
})
