import { attributionScript } from '../../src/attribution/constants'
import { securityHeaders } from '../security-headers'
import { cacheControlOf } from './cache-rules'
import type { Site } from './open-site'

/**
 * The `Link` header of pages, which names their early script. Browsers then request it before they have read the HTML,
 * and a CDN can send it as an early hint. Its low priority keeps fonts and pictures first.
 */
export const preloadHeader = `<${attributionScript}>; rel=preload; as=script; fetchpriority=low`

/**
 * The headers of a file, except those of its representation. Computed once for each file and build.
 *
 * @param pathname of the file, such as `/pricing/index.html`
 */
export const fileHeaders = (
  { isPreview, policies }: Pick<Site, 'isPreview' | 'policies'>,
  pathname: string,
): Readonly<Record<string, string>> => ({
  ...securityHeaders({ pathname, isPreview, policy: policies.get(pathname) }),
  'cache-control': cacheControlOf(pathname),
  ...(pathname.endsWith('.html') && { link: preloadHeader }),
})
