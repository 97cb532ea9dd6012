import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkRedirects, type Redirect } from '../../../../content/model/check-redirects'
import { graphqlTypeName } from '../../../../content/model/projections/graphql'
import { normalizePath } from '../../../../content/model/redirect-paths'
import { articleTypes } from '../article-types'
import type { BuildModel } from '../build-model'

interface Page {
  readonly contentful_id: string
  readonly path?: string | null
  readonly item?: { readonly href: string } | null
}

interface RedirectsQuery {
  readonly redirects: {
    readonly nodes: readonly {
      readonly contentful_id: string
      readonly from: string | null
      readonly to: string | null
      readonly isPermanent: boolean | null
    }[]
  }
  readonly page: { readonly nodes: readonly Page[] }
  /** One for each type of articles. */
  readonly [type: string]: { readonly nodes: readonly unknown[] }
}

const articleQueries = articleTypes.map(
  (type) => `${type}: all${graphqlTypeName(type)} { nodes { contentful_id item { href } } }`,
)

/** Every entry that is a page, as a message names it, by its path. */
function pagesOf(data: RedirectsQuery): Map<string, string> {
  return new Map(
    ['page', ...articleTypes].flatMap((type) =>
      ((data[type]?.nodes ?? []) as readonly Page[]).flatMap(({ contentful_id: id, path: own, item }) => {
        const found = own ?? item?.href
        return found ? [[normalizePath(found), `The entry “${id}” (${type})`] as const] : []
      }),
    ),
  )
}

let redirectsOfThisBuild: readonly Redirect[] = []

/** Redirects of the CMS: for client-side routing through Gatsby, for the host as `_redirects.json`. */
export const redirects: BuildModel = {
  async createPages({ actions, graphql, reporter }) {
    const result = await graphql<RedirectsQuery>(`
      query RedirectsToCreate {
        redirects: allContentfulRedirect(sort: { from: ASC }) {
          nodes {
            contentful_id
            from
            to
            isPermanent
          }
        }
        page: allContentfulPage {
          nodes {
            contentful_id
            path
          }
        }
        ${articleQueries.join('\n')}
      }
    `)
    if (result.errors || !result.data) {
      reporter.panicOnBuild('The redirects of the CMS could not be read.', result.errors as Error | undefined)
      return
    }
    const all = result.data.redirects.nodes.flatMap(({ contentful_id: id, from, to, isPermanent }) =>
      from && to ? [{ id, from, to, status: isPermanent ? (301 as const) : (302 as const) }] : [],
    )
    const { valid, problems } = checkRedirects(all, pagesOf(result.data))
    for (const { redirect, wrong, advice } of problems) {
      reporter.warn(`Redirect “${redirect.id}” from ${redirect.from} is left out. ${wrong} ${advice}`)
    }
    redirectsOfThisBuild = valid
    for (const { from, to, status } of valid) {
      actions.createRedirect({ fromPath: from, toPath: to, isPermanent: status === 301, redirectInBrowser: true })
    }
  },

  async onPostBuild({ store }) {
    const { program } = store.getState()
    await writeFile(
      path.join(program.directory, 'public/_redirects.json'),
      JSON.stringify(redirectsOfThisBuild, null, 2),
    )
  },
}
