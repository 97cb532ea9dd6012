import type { LeadRequest } from './lead-request'

/**
 * Whether a request came through a proxy that the settings don't know: then the address of the connection is the
 * proxy's, and the same for all visitors.
 */
export const isFromUntrustedProxy = ({ headers }: Pick<LeadRequest, 'headers'>, trustedProxies: number): boolean =>
  trustedProxies === 0 && headers['x-forwarded-for'] !== undefined

/** For the operator. */
export const untrustedProxyWarning =
  'X-Forwarded-For came from an address that is not trusted. If a proxy stands in front of this server, set ' +
  'LEADS_TRUSTED_PROXIES to the number of proxies: until then all visitors count as one, and share one limit.'
