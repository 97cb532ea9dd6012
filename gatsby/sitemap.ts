import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { localizeCanonical } from '../src/lib/localize-link'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { readBuildEnvironment } from './environment'
import { writePublicFile } from './public-file'

interface ListedPage {
  readonly path: string
  readonly isHidden?: boolean
  readonly canonical?: string
}

/** Maximum number of addresses in a file. */
const mostPaths = 50_000

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
 * The sitemap, split with an index file if necessary.
 *
 * @param paths at least one
 * @returns contents by file name
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

export const robotsFile = (origin: string, hasSitemap: boolean): string =>
  ['User-agent: *', 'Allow: /', ...(hasSitemap ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n')

/** Whether search engines should list a page at its own address. */
const isListed = (origin: string, { path, isHidden, canonical = path }: ListedPage): boolean =>
  !isHidden && (canonical === path || canonical === `${origin}${path}`)

/**
 * The paths in the sitemap, sorted. Pages that search engines list elsewhere, or not at all, are not in it.
 *
 * @param origin of the site
 */
export const sitemapPaths = (origin: string, pages: readonly ListedPage[]): readonly string[] =>
  pages
    .filter((page) => isListed(origin, page))
    .map(({ path: own }) => own)
    .sort()

/**
 * Writes `sitemap.xml` and `robots.txt`. gatsby-plugin-sitemap fails for a space without pages and does not support
 * hidden pages.
 */
export const sitemap: BuildModel = {
  async onPostBuild(args) {
    const { SITE_URL: origin } = readBuildEnvironment(process.env)
    const { pages, translations, listPages } = entryPagesOfThisBuild()
    const originals = translations.map(({ original }) => original.path)
    const translated = translations.map(({ path, locale, original: { isHidden, canonical } }) => ({
      path,
      isHidden,
      canonical: localizeCanonical(canonical, locale, originals),
    }))
    const paths = sitemapPaths(origin, [...pages, ...translated, ...listPages])
    if (paths.length > 0) {
      for (const [name, xml] of await sitemapFiles(origin, paths)) await writePublicFile(name, xml)
    } else {
      args.reporter.info('There is no page for search engines yet, so there is no sitemap.')
      await writePublicFile('sitemap.xml', undefined)
    }
    await writePublicFile('robots.txt', robotsFile(origin, paths.length > 0))
  },
}
