import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { checkRedirects, type Redirect } from './check-redirects'

interface RedirectsQuery {
  readonly allContentfulRedirect: {
    readonly nodes: readonly {
      readonly from: string | null
      readonly to: string | null
      readonly isPermanent: boolean | null
    }[]
  }
  readonly allContentfulPage: { readonly nodes: readonly { readonly path: string | null }[] }
}

let redirectsOfThisBuild: readonly Redirect[] = []

/** Redirects of the CMS: for client-side routing through Gatsby, for the host as `_redirects.json`. */
export const redirects: BuildModel = {
  async createPages({ actions, graphql, reporter }) {
    const result = await graphql<RedirectsQuery>(`
      query RedirectsToCreate {
        allContentfulRedirect(sort: { from: ASC }) {
          nodes {
            from
            to
            isPermanent
          }
        }
        allContentfulPage {
          nodes {
            path
          }
        }
      }
    `)
    if (result.errors || !result.data) {
      reporter.panicOnBuild('The redirects of the CMS could not be read.', result.errors as Error | undefined)
      return
    }
    const all = result.data.allContentfulRedirect.nodes.flatMap(({ from, to, isPermanent }) =>
      from && to ? [{ from, to, status: isPermanent ? (301 as const) : (302 as const) }] : [],
    )
    const pagePaths = new Set(result.data.allContentfulPage.nodes.flatMap(({ path: page }) => (page ? [page] : [])))
    const { valid, problems } = checkRedirects(all, pagePaths)
    for (const problem of problems) reporter.warn(problem)
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
