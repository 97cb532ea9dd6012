import { plural } from '../../content/model/message'
import { crmName } from '../../src/forms/model/contract'
import type { LeadDependencies, LeadRequest } from '../handler'
import type { RateLimiter } from './rate-limiter'
import { addressProblems, isCrossSite, networkOf, senderOf } from './sender'

/** Why a request is rejected, worded for the visitor. */
export interface Refusal {
  readonly status: number
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

export const refusals = {
  unknownCrm: { status: 404, message: 'This address does not exist.' },
  crossSite: { status: 403, message: 'This can only be sent from our own site.' },
  unsupported: { status: 415, message: 'This content type is not supported.' },
  compressed: { status: 415, message: 'Compressed requests are not supported.' },
  malformed: { status: 400, message: 'We couldn’t read the form. Please try again.' },
  tooLarge: { status: 413, message: 'This is too large to send.' },
  tooMany: {
    status: 429,
    message: 'Too many attempts. Please try again in a moment.',
    headers: { 'Retry-After': '60' },
  },
  unavailable: { status: 503, message: 'We couldn’t save this just now. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, Refusal>>

/** Rejects a method that the endpoint does not accept. */
export function refuseMethod({ method }: LeadRequest, allowed: readonly string[]): Refusal | undefined {
  if (allowed.includes(method)) return undefined
  const names = allowed.join(', ')
  return { status: 405, message: `This address accepts ${names} only.`, headers: { Allow: names } }
}

/** Rejects an unknown CRM and a method that the endpoint does not accept. */
export const refuseAddress = (request: LeadRequest, allowed: readonly string[]): Refusal | undefined =>
  request.crm === crmName ? refuseMethod(request, allowed) : refusals.unknownCrm

/** Rejects requests from pages of other sites, and visitors over the rate limit. */
export async function refuseSender(
  request: LeadRequest,
  limiter: RateLimiter,
  { trustedProxies, siteUrl, warn, onUnknownAddress }: LeadDependencies,
): Promise<Refusal | undefined> {
  const { address, problem } = senderOf(request, trustedProxies)
  if (problem) {
    warn(addressProblems[problem])
    onUnknownAddress(problem)
  }
  if (isCrossSite(request, { siteUrl, trustedProxies })) return refusals.crossSite
  // Without an address, all visitors would share one limit.
  const wait = address === undefined ? 0 : await limiter(networkOf(address))
  if (wait === 0) return undefined
  const seconds = Math.ceil(wait / 1000)
  return {
    status: 429,
    message: `Too many attempts. Please try again in ${plural(seconds, 'second')}.`,
    headers: { 'Retry-After': String(seconds) },
  }
}
