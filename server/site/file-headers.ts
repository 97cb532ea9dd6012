import { securityHeaders } from '../security-headers'
import { cacheControlOf } from './cache-rules'

/** More than the head of a page up to its policy, in bytes. */
const start = 4096

/**
 * Names the early script of a page in a `Link` header. Browsers then request it before they have read the HTML, and a
 * CDN can send it as an early hint. Low priority, as its element has, leaves fonts and pictures ahead.
 *
 * @param html of a page, or its first 4 KB
 * @returns the header's value; `undefined` for a page without such a script
 */
export function preloadHeader(html: string): string | undefined {
  const [, address] = /<script src="(\/[^"]+)" async/.exec(html) ?? []
  return address === undefined ? undefined : `<${address}>; rel=preload; as=script; fetchpriority=low`
}

/**
 * The headers of a file besides those that describe its representation. Computed once for each text file and build.
 *
 * @param pathname of the file, such as `/pricing/index.html`
 * @param isPreview whether the site was built with drafts
 * @param content of a text file
 */
export const fileHeaders = (
  pathname: string,
  isPreview: boolean,
  content?: Buffer,
): Readonly<Record<string, string>> => {
  const html = pathname.endsWith('.html') ? content?.toString('utf8', 0, start) : undefined
  const link = html && preloadHeader(html)
  return {
    ...securityHeaders({ pathname, isPreview, html }),
    'cache-control': cacheControlOf(pathname),
    ...(link && { link }),
  }
}
