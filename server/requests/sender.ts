import { isIP } from 'node:net'
import type { LeadRequest } from '../handler'

/**
 * Whether a request came through a proxy that the settings don't know: then the address of the connection is the
 * proxy's, and the same for all visitors.
 */
export const isFromUntrustedProxy = ({ headers }: Pick<LeadRequest, 'headers'>, trustedProxies: number): boolean =>
  trustedProxies === 0 && headers['x-forwarded-for'] !== undefined

/** For the operator. */
export const untrustedProxyWarning =
  'A request with X-Forwarded-For came from an untrusted proxy. Set ' +
  'LEADS_TRUSTED_PROXIES to the number of proxies in front of this server; until then all visitors share one limit.'

/**
 * The address of the visitor. Each proxy in front of the server adds the address that it was asked
 * from to the end of `X-Forwarded-For`; what stands before that was written by the visitor and proves
 * nothing.
 *
 * @param trustedProxies how many proxies there are
 * @returns `undefined` when it is not known
 */
export function clientAddress(
  { headers, remoteAddress }: Pick<LeadRequest, 'headers' | 'remoteAddress'>,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return remoteAddress
  const chain = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim())
  const address = chain.at(-trustedProxies)
  return address && isIP(address) ? address : undefined
}

/** The IPv4 address that a system writes as one of IPv6. */
const mappedAddress = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/**
 * The address to note with a lead, as others write it (sPEC 7.1).
 *
 * @returns `undefined` when it is not known, as behind a proxy that the settings don't know
 */
export function visitorAddress(
  request: Parameters<typeof clientAddress>[0],
  trustedProxies: number,
): string | undefined {
  if (isFromUntrustedProxy(request, trustedProxies)) return undefined
  const address = clientAddress(request, trustedProxies)
  return address && (mappedAddress(address) ?? address.split('%')[0])
}

/** What one visitor can't easily change: an IPv6 connection has a whole network of addresses. */
export function networkOf(address: string): string {
  const mapped = mappedAddress(address)
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const missing = address.includes('::') ? 8 - groups.length - rest.length : 0
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Whether a browser sent a request for a page of another site. Current browsers say so themselves;
 * older ones name the page's origin, which has to be the host that was asked, or the site's own.
 * Programs that are no browsers say neither, and can write what they like: they are let through.
 *
 * @param siteUrl the site's origin, where a proxy may ask for another host
 */
export function isCrossSite(
  { headers }: Pick<LeadRequest, 'headers'>,
  { siteUrl, trustedProxies }: { readonly siteUrl?: string; readonly trustedProxies: number },
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined
  const own = [headers.host, forwarded, siteUrl && hostOf(siteUrl)].filter(Boolean)
  return !own.includes(hostOf(origin))
}
