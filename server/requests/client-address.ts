import { isIP } from 'node:net'
import type { LeadRequest } from './lead-request'
import { isFromUntrustedProxy } from './untrusted-proxy'

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
 * The address to note with a lead, as others write it (specification 7.1).
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
