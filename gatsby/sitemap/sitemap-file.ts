import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'

/** What the format allows in one file. */
const mostPaths = 50_000

/** @param origin where the site will be reached, without a slash at the end */
async function pagesFile(origin: string, paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  for (const path of paths) stream.write({ url: path })
  stream.end()
  return (await streamToPromise(stream)).toString()
}

/**
 * The sitemap's XML: one file, or several and `sitemap.xml` as their index where there are too many pages for one.
 *
 * @param origin where the site will be reached, without a slash at the end
 * @param paths of pages, in the order in which they should stand; at least one, as the format demands
 * @returns texts by the names of files
 */
export async function sitemapFiles(
  origin: string,
  paths: readonly string[],
  most = mostPaths,
): Promise<ReadonlyMap<string, string>> {
  if (paths.length <= most) return new Map([['sitemap.xml', await pagesFile(origin, paths)]])
  const files = new Map<string, string>()
  const index = new SitemapIndexStream()
  for (let first = 0; first < paths.length; first += most) {
    const name = `sitemap-${files.size + 1}.xml`
    files.set(name, await pagesFile(origin, paths.slice(first, first + most)))
    index.write(`${origin}/${name}`)
  }
  index.end()
  return files.set('sitemap.xml', (await streamToPromise(index)).toString())
}

/**
 * What robots.txt says: everything may be read, and where the sitemap is.
 *
 * @param hasSitemap whether there is one; a site without pages has none
 */
export const robotsFile = (origin: string, hasSitemap: boolean): string =>
  ['User-agent: *', 'Allow: /', ...(hasSitemap ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n')
