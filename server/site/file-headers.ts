import { securityHeaders } from '../security-headers'
import { cacheControlOf } from './cache-rules'

/** More than the head of a page up to its policy, in bytes. */
const start = 4096

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
): Readonly<Record<string, string>> => ({
  ...securityHeaders({
    pathname,
    isPreview,
    html: pathname.endsWith('.html') ? content?.toString('utf8', 0, start) : undefined,
  }),
  'cache-control': cacheControlOf(pathname),
})
