import { isIP } from 'node:net'
import type { LeadRequest } from '../handler'

/**
 * Whether a request came through a proxy that is missing in the settings. The address of the connection is then
 * the proxy's, the same for all visitors.
 */
export const isFromUntrustedProxy = ({ headers }: Pick<LeadRequest, 'headers'>, trustedProxies: number): boolean =>
  trustedProxies === 0 && headers['x-forwarded-for'] !== undefined

/** For the log. */
export const untrustedProxyWarning =
  'A request with X-Forwarded-For came from an untrusted proxy. Set ' +
  'LEADS_TRUSTED_PROXIES to the number of proxies in front of this server; until then all visitors share one limit.'

/**
 * The address of the visitor. Each trusted proxy appends the address of its client to `X-Forwarded-For`; the
 * visitor can forge everything before that.
 *
 * @param trustedProxies how many proxies there are
 * @returns `undefined` when it is unknown
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

/** The IPv4 address in an IPv4-mapped IPv6 address. */
const mappedAddress = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/**
 * The address to store with a lead, in its usual notation (requirements 7.1).
 *
 * @returns `undefined` when it is unknown, as behind an untrusted proxy
 */
export function visitorAddress(
  request: Parameters<typeof clientAddress>[0],
  trustedProxies: number,
): string | undefined {
  if (isFromUntrustedProxy(request, trustedProxies)) return undefined
  const address = clientAddress(request, trustedProxies)
  return address && (mappedAddress(address) ?? address.split('%')[0])
}

/** The network to limit: an IPv4 address, or an IPv6 /64, in which one visitor can change addresses at will. */
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
 * Whether a page of another site sent a request. Current browsers send `Sec-Fetch-Site`; older ones send the
 * page's `Origin`, which must be the requested host or the site's own. Other programs send neither, or anything
 * they like, and are allowed.
 *
 * @param siteUrl the site's origin, in case a proxy requests another host
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
