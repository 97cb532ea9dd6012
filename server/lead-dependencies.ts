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
  /** The most bytes of all uploaded files together. */
  readonly fileSpace: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told that a lead was stored. */
  readonly onStored: () => void
  /** Deletes what has been kept long enough. Costs nothing to ask often, and never rejects. */
  readonly tidy: () => Promise<void>
  /** Told what the operator should know and the visitor should not. */
  readonly reportError: (what: string, error: unknown) => void
  /** Told what the operator should put right; the same message is logged once. */
  readonly warn: (message: string) => void
}
