import type { CreatePagesArgs } from 'gatsby'
import { postsPagePaths } from '../../../content/model/page-paths'
import { placePages } from '../../../content/model/place-pages'
import { graphqlTypeName } from '../../../content/model/projections/graphql'
import { articleTypes } from './article-types'

/** An entry that is a page. */
interface EntryPage {
  /** Of its node. */
  readonly id: string
  /** Its content type. */
  readonly type: 'page' | (typeof articleTypes)[number]
  readonly path: string
  /** How messages call it. */
  readonly name: string
}

interface EntryPages {
  /** One for each path, in the order of `page` and `articleTypes`, those of one type by their names in the CMS. */
  readonly pages: readonly EntryPage[]
  /** What to tell of entries that have no page because their path is taken. */
  readonly warnings: readonly string[]
  /** Paths of the list of all posts. */
  readonly postsPages: readonly string[]
}

interface Node {
  readonly id: string
  readonly contentful_id: string
  readonly path?: string | null
  readonly item?: { readonly href: string } | null
}

type EntryPagesQuery = Readonly<Record<string, { readonly nodes: readonly Node[] } | undefined>>

const types = ['page', ...articleTypes] as const

const queries = types.map((type) => {
  const path = type === 'page' ? 'path' : 'item { href }'
  return `${type}: all${graphqlTypeName(type)}(sort: { contentful_id: ASC }) { nodes { id contentful_id ${path} } }`
})

/**
 * Finds out which entries of the CMS are pages, and where. The content check of `local/contentful` sees
 * to it that no path is taken twice, but it never sees a real space.
 *
 * @returns `undefined` when they could not be read; the build has been told so
 */
export async function readEntryPages({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'reporter'>): Promise<EntryPages | undefined> {
  const result = await graphql<EntryPagesQuery>(`query EntryPages { ${queries.join(' ')} }`)
  const { data } = result
  if (result.errors || !data) {
    reporter.panicOnBuild('The pages of the CMS could not be read.', result.errors as Error | undefined)
    return undefined
  }
  const wanted = types.flatMap((type) =>
    (data[type]?.nodes ?? []).flatMap(({ id, contentful_id, path: own, item }): EntryPage[] => {
      const path = own ?? item?.href
      return path ? [{ id, type, path, name: `The entry “${contentful_id}” (${type})` }] : []
    }),
  )
  const { placed, misplaced } = placePages(wanted)
  const warnings = misplaced.map(
    ({ page: { name, path }, first }) =>
      `${name} is not built: “${path}” belongs to ${first ? first.name.replace(/^T/, 't') : 'the site itself'}. Change its path.`,
  )
  return { pages: placed, warnings, postsPages: postsPagePaths(data.blogPost?.nodes.length ?? 0) }
}
