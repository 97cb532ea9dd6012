import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { robotsFile, sitemapFiles } from './sitemap-file'

interface SitemapQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] }
  readonly allContentfulPage: { readonly nodes: readonly { readonly path: string | null }[] }
}

/** Pages that nobody looks for: those for errors, and the shell of the offline plugin. */
const isForNobody = (path: string): boolean =>
  /^\/(404|500|offline|offline-plugin-app-shell-fallback|dev-404-page)(\/|\.html)$/.test(path)

/**
 * `sitemap.xml` and `robots.txt`. gatsby-plugin-sitemap is not used: it ends the build with an error
 * when a space has no pages yet, and does not know hidden pages.
 */
export const sitemap: BuildModel = {
  async onPostBuild({ graphql, reporter, store }) {
    const result = (await graphql(`
      query PagesForSearchEngines {
        site {
          siteMetadata {
            siteUrl
          }
        }
        allSitePage(sort: { path: ASC }) {
          nodes {
            path
          }
        }
        allContentfulPage(filter: { hideFromSearchEngines: { eq: true } }) {
          nodes {
            path
          }
        }
      }
    `)) as { readonly data?: SitemapQuery; readonly errors?: Error }
    if (result.errors || !result.data) {
      reporter.panicOnBuild('The pages for the sitemap could not be read.', result.errors)
      return
    }
    const { site, allSitePage, allContentfulPage } = result.data
    const origin = site.siteMetadata.siteUrl
    const hidden = new Set(allContentfulPage.nodes.map(({ path: hiddenPath }) => hiddenPath))
    const paths = allSitePage.nodes
      .map((page) => page.path)
      .filter((pagePath) => !isForNobody(pagePath) && !hidden.has(pagePath))
    const folder = path.join(store.getState().program.directory, 'public')
    if (paths.length > 0) {
      for (const [name, xml] of await sitemapFiles(origin, paths)) await writeFile(path.join(folder, name), xml)
    } else reporter.info('There is no page for search engines yet, so there is no sitemap.')
    await writeFile(path.join(folder, 'robots.txt'), robotsFile(origin, paths.length > 0))
  },
}
