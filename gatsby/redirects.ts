import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkRedirects, normalizePath, type Redirect } from '../content/model/redirects'
import type { BuildModel } from './build-model'
import { readEntryPages } from './entry-pages'
import { queryOrPanic } from './read-content'

interface RedirectsQuery {
  readonly redirects: {
    readonly nodes: readonly {
      readonly contentful_id: string
      readonly from: string | null
      readonly to: string | null
      readonly isPermanent: boolean | null
    }[]
  }
}

let redirectsOfThisBuild: readonly Redirect[] = []

/** Redirects of the CMS: for client-side routing through Gatsby, for the host as `_redirects.json`. */
export const redirects: BuildModel = {
  async createPages(args) {
    const { actions, reporter } = args
    const data = await queryOrPanic<RedirectsQuery>(args, {
      message: 'The redirects of the CMS could not be read.',
      query: `
        query RedirectsToCreate {
          redirects: allContentfulRedirect(sort: { from: ASC }) {
            nodes {
              contentful_id
              from
              to
              isPermanent
            }
          }
        }
      `,
    })
    if (!data) return
    const entryPages = readEntryPages(args)
    const pages = new Map([
      ...entryPages.postsPages.map(({ path: own }) => [own, 'The list of all posts'] as const),
      ...entryPages.pages.map(({ path: own, name }) => [normalizePath(own), name] as const),
    ])
    const all = data.redirects.nodes.flatMap(({ contentful_id: id, from, to, isPermanent }) =>
      from && to ? [{ id, from, to, status: isPermanent ? (301 as const) : (302 as const) }] : [],
    )
    const { valid, problems } = checkRedirects(all, pages)
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
