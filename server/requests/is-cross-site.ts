import type { LeadRequest } from './lead-request'

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
