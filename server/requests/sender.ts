import { isIP } from 'node:net'
import type { LeadRequest } from '../handler'

/** Why the visitor's address is unknown, for the log. */
export const addressProblems = {
  untrusted:
    'A request with X-Forwarded-For came from an untrusted proxy. Set LEADS_TRUSTED_PROXIES to the number of ' +
    'proxies in front of this server; until then all visitors share one limit.',
  missing:
    'A request came without X-Forwarded-For although LEADS_TRUSTED_PROXIES is set. Configure the proxy to send the header, ' +
    'and block requests to this server that bypass the proxy. Such requests share one limit for each connecting address.',
  short:
    'A request came with fewer addresses in X-Forwarded-For than LEADS_TRUSTED_PROXIES. Lower the number, or have ' +
    'each proxy add its client. Such requests share one limit for each connecting address.',
  invalid:
    'A request came with something other than an IP address in X-Forwarded-For. Correct the configuration of the ' +
    'proxy. Such requests share one limit for each connecting address.',
  unknown: 'The host does not provide the address of the connection. There is no limit for such requests.',
} as const

export type AddressProblem = keyof typeof addressProblems

/** Who sent a request. */
export interface Sender {
  /** For rate limits and identity: the visitor's, or the connection's if that is unknown. Hosts may provide neither. */
  readonly address?: string
  /** To store with a lead, in its usual notation (requirements 7.1). Absent if unknown: a proxy's would be wrong. */
  readonly visitorAddress?: string
  /** Why the visitor's address is unknown. */
  readonly problem?: AddressProblem
}

/** The IPv4 address in an IPv4-mapped IPv6 address. */
const mappedAddress = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/**
 * Each trusted proxy appends the address of its client to `X-Forwarded-For`; the visitor can forge everything
 * before that.
 *
 * @param trustedProxies how many proxies there are
 */
export function senderOf(
  { headers, remoteAddress }: Pick<LeadRequest, 'headers' | 'remoteAddress'>,
  trustedProxies: number,
): Sender {
  const known = (address: string): Sender => ({
    address,
    visitorAddress: mappedAddress(address) ?? address.split('%')[0],
  })
  const unknown = (problem: AddressProblem): Sender => ({ address: remoteAddress, problem })

  const forwarded = headers['x-forwarded-for']
  if (trustedProxies === 0) {
    if (forwarded !== undefined) return unknown('untrusted')
    return remoteAddress === undefined ? unknown('unknown') : known(remoteAddress)
  }
  if (forwarded === undefined) return unknown('missing')
  const address = forwarded.split(',').at(-trustedProxies)?.trim()
  if (address === undefined) return unknown('short')
  return isIP(address) ? known(address) : unknown('invalid')
}

/** The network to limit: an IPv4 address, or an IPv6 /64, within which a visitor can choose any address. */
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
 * Whether a page of another site sent a request. Current browsers send `Sec-Fetch-Site`; older ones send the page's
 * `Origin`, which must be the requested host or the site's own. Other programs may send neither, and are allowed.
 *
 * @param siteUrl the site's origin, in case a proxy changes the host
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
