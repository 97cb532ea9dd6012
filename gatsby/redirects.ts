import { ownFolders } from '../content/model/page-paths'
import { checkRedirects, folderOf, normalizePath, type Redirect } from '../content/model/redirects'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { writePublicFile } from './public-file'
import { readEntries, textOf } from './read-content'

let redirectsOfThisBuild: readonly Redirect[] = []

export const redirects: BuildModel = {
  async createPages(args) {
    const { actions, reporter } = args
    const entryPages = entryPagesOfThisBuild()
    const pages = new Map([
      ...entryPages.listPages.map(({ path: own, title }) => [own, `The list “${title}”`] as const),
      ...entryPages.pages.map(({ path: own, name }) => [normalizePath(own), name] as const),
      ...entryPages.translations.map(({ path: own, original }) => [normalizePath(own), original.name] as const),
    ])
    // A redirect from the path of a page that expires waits until then.
    const expiring = new Set(
      entryPages.pages.flatMap(({ path: own, expireAt }) => (expireAt === undefined ? [] : [normalizePath(own)])),
    )
    const entriesOf = await readEntries(args, ['redirect'], () => true)
    const all = entriesOf('redirect')
      .flatMap((node): readonly (Redirect & { readonly id: string })[] => {
        const [id, from, to] = [String(node.contentful_id), textOf(node.from), textOf(node.to)]
        if (!from || expiring.has(normalizePath(from))) return []
        if (to) return [{ id, from, to, status: node.isPermanent === true ? 301 : 302 }]
        return node.isGone === true ? [{ id, from, status: 410 }] : []
      })
      .sort((one, other) => (one.from < other.from ? -1 : 1))
    const { valid, problems } = checkRedirects(all, pages, ownFolders)
    for (const { redirect, wrong, advice } of problems) {
      reporter.warn(`Redirect “${redirect.id}” from ${redirect.from} is left out. ${wrong} ${advice}`)
    }
    redirectsOfThisBuild = valid
    for (const { from, to, status } of valid) {
      // Only hosts know patterns and pages that are gone. Gatsby requests a page that it lacks from the host.
      if (to === undefined || folderOf({ from }) !== undefined) continue
      actions.createRedirect({ fromPath: from, toPath: to, isPermanent: status === 301, redirectInBrowser: true })
    }
  },

  async onPostBuild() {
    await writePublicFile('_redirects.json', JSON.stringify(redirectsOfThisBuild, null, 2))
  },
}
