import { SitemapStream, streamToPromise } from 'sitemap'

/**
 * The sitemap's XML.
 *
 * @param origin where the site will be reached, without a slash at the end
 * @param paths of pages, in the order in which they should stand; at least one, as the format demands
 */
export async function sitemapFile(origin: string, paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  for (const path of paths) stream.write({ url: path })
  stream.end()
  return (await streamToPromise(stream)).toString()
}

/**
 * What robots.txt says: everything may be read, and where the sitemap is.
 *
 * @param hasSitemap whether there is one; a site without pages has none
 */
export const robotsFile = (origin: string, hasSitemap: boolean): string =>
  ['User-agent: *', 'Allow: /', ...(hasSitemap ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n')
