import type { IncomingHttpHeaders } from 'node:http'
import type { createViolationLog } from './csp-report'
import type { DefinitionSource } from './form-definitions'
import type { RateLimiter } from './requests/rate-limiter'
import type { AddressProblem } from './requests/sender'
import type { LeadStore } from './store/lead-store'

/** A request, independent of the server that received it. */
export interface LeadRequest {
  readonly method: string
  /** The `{crm}` of the address. */
  readonly crm: string
  /** Path and query as requested. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The raw bytes, or the parts of a form that the host has parsed already. */
  readonly body: Buffer | FormParts | undefined
  /** The address at the other end of the connection: the visitor's or a proxy's. */
  readonly remoteAddress: string | undefined
}

/** Headers for the handlers: a repeated header becomes one list. */
export const readHeaders = (headers: IncomingHttpHeaders): LeadRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

export interface FilePart {
  /** The field's name. */
  readonly field: string
  readonly filename: string
  readonly content: Buffer
}

/** A form sent without a script. */
export interface FormParts {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly FilePart[]
}

/** A complete response. */
export interface LeadResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** The handler of an endpoint. It never rejects. */
export type LeadHandler = (request: LeadRequest, dependencies: LeadDependencies) => Promise<LeadResponse>

/** The dependencies of the handlers. */
export interface LeadDependencies {
  /** Opens the store on first use. */
  readonly store: () => Promise<LeadStore>
  readonly definitions: DefinitionSource
  readonly submitLimiter: RateLimiter
  readonly uploadLimiter: RateLimiter
  readonly reportLimiter: RateLimiter
  readonly onViolation: ReturnType<typeof createViolationLog>
  readonly trustedProxies: number
  readonly siteUrl?: string
  /** Maximum bytes of all uploaded files. */
  readonly fileSpace: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called after a lead was stored. */
  readonly onStored: () => void
  /** Deletes expired leads and files. Cheap to call often; never rejects. */
  readonly tidy: () => Promise<void>
  /** Logs an error for the operator. The visitor does not see it. */
  readonly reportError: (what: string, error: unknown) => void
  /** Logs a problem that the operator should fix, each message once. */
  readonly warn: (message: string) => void
  /** Counts a request whose sender's address is unknown. */
  readonly onUnknownAddress: (problem: AddressProblem) => void
}
