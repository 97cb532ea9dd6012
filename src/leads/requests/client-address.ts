import { isIP } from 'node:net'
import type { LeadRequest } from './lead-request'

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

/** What one visitor can't easily change: an IPv6 connection has a whole network of addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
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
