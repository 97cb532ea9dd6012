import { SitemapStream, streamToPromise } from 'sitemap'
import { localizeCanonical } from '../src/lib/localize-link'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { readBuildEnvironment } from './environment'
import { writePublicFile } from './site-files'

interface ListedPage {
  readonly path: string
  readonly isHidden?: boolean
  readonly canonical?: string
}

/** @param paths at least one, and at most 50,000, the limit of search engines */
export async function sitemapFile(origin: string, paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  for (const path of paths) stream.write({ url: path })
  stream.end()
  return (await streamToPromise(stream)).toString()
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
  async onPostBuild({ reporter }) {
    const { SITE_URL: origin } = readBuildEnvironment(process.env)
    const { pages, translations, listPages } = entryPagesOfThisBuild()
    const originals = translations.map(({ original }) => original.path)
    const translated = translations.map(({ path, locale, original: { isHidden, canonical } }) => ({
      path,
      isHidden,
      canonical: localizeCanonical(canonical, locale, originals),
    }))
    const paths = sitemapPaths(origin, [...pages, ...translated, ...listPages])
    const hasSitemap = paths.length > 0
    if (!hasSitemap) reporter.info('There is no page for search engines yet, so there is no sitemap.')
    await writePublicFile('sitemap.xml', hasSitemap ? await sitemapFile(origin, paths) : undefined)
    await writePublicFile('robots.txt', robotsFile(origin, hasSitemap))
  },
}
