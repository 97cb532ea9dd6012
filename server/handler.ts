import type { DefinitionSource } from './form-definitions'
import type { RateLimiter } from './requests/rate-limiter'
import type { LeadStore } from './store/lead-store'

/** A request as the handlers see it, whoever received it. */
export interface LeadRequest {
  readonly method: string
  /** The `{crm}` of the address. */
  readonly crm: string
  /** Path and query, as they were asked for. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it came; a host that takes forms apart itself gives the parts. */
  readonly body: Buffer | FormParts | undefined
  /** The address of whoever opened the connection: the visitor, or a proxy. */
  readonly remoteAddress: string | undefined
}

export interface FilePart {
  /** The field's name. */
  readonly field: string
  readonly filename: string
  readonly content: Buffer
}

/** A form that a browser sent without a script. */
export interface FormParts {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly FilePart[]
}

/** An answer, whole, before it is sent. */
export interface LeadResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

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
