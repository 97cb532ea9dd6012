import path from 'node:path'
import { blockTypeIds } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import type { BuildModel } from './build-model'
import { readEntryPages } from './entry-pages'
import { readExperiences } from './personalization/personalization'
import { queryOrPanic } from './read-content'

interface PageWithBlocks {
  readonly name: string | null
  readonly path: string | null
  readonly blocks: readonly ({ readonly __typename: string; readonly contentful_id: string } | null)[] | null
}

/**
 * Blocks for which the site has no view, worded for editors: a content type that
 * exists in the CMS but not in this code.
 *
 * @param page a page as the CMS has it
 * @param known GraphQL type names of the blocks that have a view
 */
export function describeUnknownBlocks(page: PageWithBlocks, known: ReadonlySet<string>): string[] {
  return (page.blocks ?? [])
    .filter((block) => block !== null)
    .filter((block) => !known.has(block.__typename))
    .map(
      (block) =>
        `Page "${page.name ?? page.path ?? ''}" (${page.path ?? 'no path'}) lists entry "${block.contentful_id}" of type ` +
        `"${block.__typename.replace(/^Contentful/, '')}", for which the site has no block. It is left out: ` +
        'remove it from the page, or add a block for it in src/blocks.',
    )
}

interface PagesQuery {
  readonly allContentfulPage: {
    readonly nodes: readonly {
      readonly id: string
      readonly name: string | null
      readonly path: string | null
      readonly blocks: readonly ({ readonly __typename: string; readonly contentful_id: string } | null)[] | null
    }[]
  }
}

const knownBlocks = new Set(blockTypeIds.map(graphqlTypeName))

/** Pages assembled from blocks: one for each `page` entry. Warns of entries of any type whose path is taken. */
export const pages: BuildModel = {
  async createPages(args) {
    const { actions, reporter } = args
    const data = await queryOrPanic<PagesQuery>(args, {
      message: 'The pages of the CMS could not be read.',
      query: `
        query PagesToCreate {
          allContentfulPage(sort: { path: ASC }) {
            nodes {
              id
              name
              path
              blocks {
                __typename
                contentful_id
              }
            }
          }
        }
      `,
    })
    if (!data) return

    const entryPages = readEntryPages(args)
    for (const warning of entryPages.warnings) reporter.warn(warning)
    const personalization = await readExperiences(args)
    for (const warning of personalization.warnings) reporter.warn(warning)
    const built = new Set(entryPages.pages.map(({ id }) => id))

    for (const page of data.allContentfulPage.nodes) {
      if (!page.path) {
        reporter.warn(`Page "${page.name ?? page.id}" has no path, so it is not built. Give it a path.`)
        continue
      }
      if (!built.has(page.id)) continue
      for (const problem of describeUnknownBlocks(page, knownBlocks)) {
        if (process.env.NODE_ENV === 'production') reporter.warn(problem)
        else reporter.error(problem)
      }
      actions.createPage({
        path: page.path,
        component: path.resolve('src/templates/block-page.tsx'),
        context: { id: page.id, ...personalization.ofPage(page.id) },
      })
    }
  },
}
