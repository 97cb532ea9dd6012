import { crmName } from '../../src/data/forms'
import type { LeadDependencies } from '../lead-dependencies'
import { clientAddress, networkOf } from './client-address'
import { isCrossSite } from './is-cross-site'
import type { LeadRequest } from './lead-request'
import type { RateLimiter } from './rate-limiter'
import { isFromUntrustedProxy, untrustedProxyWarning } from './untrusted-proxy'

/** Why a request goes no further, in words for whoever sent it. */
export interface Refusal {
  readonly status: number
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

export const refusals = {
  unknownCrm: { status: 404, message: 'There is nothing at this address.' },
  crossSite: { status: 403, message: 'This can only be sent from our own site.' },
  unsupported: { status: 415, message: 'This kind of content is not taken here.' },
  malformed: { status: 400, message: 'What was sent could not be read. Please try again.' },
  tooLarge: { status: 413, message: 'That is more than can be sent at once.' },
  unavailable: { status: 503, message: 'We could not save this just now. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, Refusal>>

/** Whether a request is for an endpoint that there is, asked in the way that it is meant to be. */
export function refuseAddress({ crm, method }: LeadRequest, allowed: readonly string[]): Refusal | undefined {
  if (crm !== crmName) return refusals.unknownCrm
  if (allowed.includes(method)) return undefined
  const names = allowed.join(', ')
  return { status: 405, message: `This address takes ${names} only.`, headers: { Allow: names } }
}

/** Whether a request comes from a page of another site, or too soon after others of the same visitor. */
export function refuseSender(
  request: LeadRequest,
  limiter: RateLimiter,
  { trustedProxies, siteUrl, now, warn }: Pick<LeadDependencies, 'trustedProxies' | 'siteUrl' | 'now' | 'warn'>,
): Refusal | undefined {
  if (isFromUntrustedProxy(request, trustedProxies)) warn(untrustedProxyWarning)
  if (isCrossSite(request, { siteUrl, trustedProxies })) return refusals.crossSite
  const address = clientAddress(request, trustedProxies)
  // Visitors who can't be told apart must not lock each other out.
  const wait = address === undefined ? 0 : limiter(networkOf(address), now())
  if (wait === 0) return undefined
  const seconds = Math.ceil(wait / 1000)
  return {
    status: 429,
    message: `That was too often in a short time. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: { 'Retry-After': String(seconds) },
  }
}
