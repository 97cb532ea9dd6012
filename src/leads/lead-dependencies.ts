import type { DefinitionSource } from './definitions/read-definitions'
import type { RateLimiter } from './requests/rate-limiter'
import type { LeadStore } from './store/lead-store'

/** What the handlers work with. */
export interface LeadDependencies {
  /** Opened when it is first needed. */
  readonly store: () => Promise<LeadStore>
  readonly definitions: DefinitionSource
  readonly submitLimiter: RateLimiter
  readonly uploadLimiter: RateLimiter
  readonly trustedProxies: number
  readonly siteUrl?: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told that a lead was stored. */
  readonly onStored: () => void
  /** Told what the operator should know and the visitor should not. */
  readonly reportError: (what: string, error: unknown) => void
}
