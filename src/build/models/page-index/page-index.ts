import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageIndexPath, type IndexedPage } from '../../../data/page-index'
import type { BuildModel } from '../build-model'

interface Entry {
  readonly title?: string | null
  readonly name?: string | null
  readonly description?: string | null
  readonly path?: string | null
  readonly item?: { readonly href: string } | null
}

interface PageIndexQuery {
  readonly pages: { readonly nodes: readonly Entry[] }
  readonly [collection: string]: { readonly nodes: readonly Entry[] }
}

/** What somebody may look for who has met an address without a page: `/page-index.json`. */
export const pageIndex: BuildModel = {
  async onPostBuild({ graphql, reporter, store }) {
    const result = (await graphql(`
      query PagesToSearch {
        pages: allContentfulPage(filter: { hideFromSearchEngines: { ne: true } }, sort: { path: ASC }) {
          nodes {
            title
            description
            path
          }
        }
        companyPages: allContentfulCompanyPage(sort: { path: ASC }) {
          nodes {
            title
            description
            path
          }
        }
        posts: allContentfulBlogPost(sort: { publishedOn: DESC }) {
          nodes {
            title
            description
            item {
              href
            }
          }
        }
        events: allContentfulEvent(sort: { title: ASC }) {
          nodes {
            title
            description
            item {
              href
            }
          }
        }
        integrations: allContentfulIntegration(sort: { name: ASC }) {
          nodes {
            name
            description
            item {
              href
            }
          }
        }
        guides: allContentfulInterviewGuide(sort: { title: ASC }) {
          nodes {
            title
            description
            item {
              href
            }
          }
        }
        descriptions: allContentfulJobDescription(sort: { title: ASC }) {
          nodes {
            title
            description
            item {
              href
            }
          }
        }
        jobs: allContentfulJobPost(sort: { title: ASC }) {
          nodes {
            title
            description
            item {
              href
            }
          }
        }
      }
    `)) as { readonly data?: PageIndexQuery; readonly errors?: Error }
    if (result.errors || !result.data) {
      reporter.panicOnBuild('The pages for the search could not be read.', result.errors)
      return
    }
    const found = Object.values(result.data).flatMap(({ nodes }) =>
      nodes.flatMap(({ title, name, description, path: own, item }): readonly IndexedPage[] => {
        const href = item?.href ?? own
        const words = title ?? name
        return href && words ? [[href, words, description ?? '']] : []
      }),
    )
    const folder = path.join(store.getState().program.directory, 'public')
    await writeFile(path.join(folder, pageIndexPath), JSON.stringify(found))
  },
}
