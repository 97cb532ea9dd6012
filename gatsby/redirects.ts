import { findTaken, ownFolders } from '../content/model/page-paths'
import { checkRedirects, readRedirect, type Redirect } from '../content/model/redirects'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { readEntries } from './read-content'
import { writePublicFile } from './site-files'

let redirectsOfThisBuild: readonly Redirect[] = []

export const redirects: BuildModel = {
  async createPages(args) {
    const { reporter } = args
    const entryPages = entryPagesOfThisBuild()
    const { taken, isExpiring } = findTaken(entryPages.pages)
    const lists = entryPages.listPages.map(({ path: own, title }) => [own, `The list “${title}”`] as const)
    const entriesOf = await readEntries(args, ['redirect'], () => true)
    const all = entriesOf('redirect')
      .flatMap((node) => {
        const redirect = readRedirect(node)
        if (!redirect || isExpiring(redirect.from)) return []
        return [{ id: String(node.contentful_id), ...redirect }]
      })
      .sort((one, other) => (one.from < other.from ? -1 : 1))
    const { valid, problems } = checkRedirects(all, new Map([...lists, ...taken]), ownFolders)
    for (const { redirect, wrong, advice } of problems) {
      reporter.warn(`Redirect “${redirect.id}” from ${redirect.from} is left out. ${wrong} ${advice}`)
    }
    // Not registered with Gatsby, which compares paths and adds queries differently. It requests unknown pages from the host.
    redirectsOfThisBuild = valid
  },

  async onPostBuild() {
    await writePublicFile('_redirects.json', JSON.stringify(redirectsOfThisBuild, null, 2))
  },
}
